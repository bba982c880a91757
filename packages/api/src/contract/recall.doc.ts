import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './recall.ts';
import { publishRecall } from './recall.ts';

export const recallDocument: DocumentOf<typeof calls> = {
  shapes: {
    Recall: partOf(publishRecall.reply),
    RecallScope: partOf(publishRecall.reply, 'scopes'),
  },
  fields: {
    first: '起点',
    last: '终点',
    number: `企业自己的召回编号，最多${recallCodeMaxLength}个字符`,
    scopeWords: { text: '涉及范围的文字说明', example: 'SB-3系列2025年8-9月生产' },
    scopes: `召回范围，1至${recallScopesMax}项`,
    identifiers: {
      text: `标识编码清单，全部范围合计最多${recallIdentifiersMax.toLocaleString('en')}个`,
      example: ['88.118.001/GT-2026-000123'],
    },
    publishTime: { text: '发布时间', example: '2026-04-02 09:00' },
    kind: '范围类型：model型号 batches批次区间 days生产日期区间 identifiers标识清单',
  },
  calls: {
    publishRecall: {
      title: '发布召回',
      group: '召回',
      description: '发布召回，范围可为型号、批次区间、生产日期区间或标识清单；按召回编号去重，可重复提交',
      access: 'makers',
      sees: 'recalls of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        number: { example: 'RC-2026-0402-SB3' },
        reason: { example: '曲柄紧固件扭矩不足' },
      },
    },
    withdrawRecall: {
      title: '撤回召回',
      group: '召回',
      description: '撤回召回，其范围内的产品不再提示；可重复提交',
      access: 'makers',
      sees: 'recalls of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        number: { text: '召回编号', example: 'RC-2026-0402-SB3' },
      },
    },
    listRecalls: {
      title: '查询召回',
      group: '召回',
      description: '分页查询企业的召回，含已撤回的，新的在前',
      access: 'makers',
      sees: 'recalls of their own enterprise; ADMIN and MANAGER every one',
    },
  },
};
