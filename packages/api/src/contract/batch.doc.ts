import { ownNumberMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './batch.ts';
import { saveBatch } from './batch.ts';

const sees = 'batches of their own enterprise; ADMIN and MANAGER every one';

export const batchDocument: DocumentOf<typeof calls> = {
  shapes: { Batch: partOf(saveBatch.reply) },
  fields: {
    version: { text: '版本号，每次改动加1；保存时填写读取到的版本号，新增时为0', example: 0 },
    model: { text: '企业自己的型号编号', example: 'GT-9' },
    number: { text: `企业自己的批次号，最多${ownNumberMaxLength}个字母、数字或 - _ . /`, example: 'B20260518-01' },
    producedDay: { text: '生产日期，YYYY-MM-DD', example: '2026-05-18' },
    newest: '现在保存着的内容',
  },
  calls: {
    saveBatch: {
      title: '保存批次',
      group: '标识登记',
      description: '为型号新增批次，或改动读取到的版本；已停产的型号不能新增批次；可重复提交',
      access: 'registrars',
      sees,
    },
    readBatch: {
      title: '查询批次',
      group: '标识登记',
      description: '按型号编号与批次号查询批次',
      access: 'registrars',
      sees,
    },
    listBatches: {
      title: '批次列表',
      group: '标识登记',
      description: '分页查询型号的批次，生产日期新的在前',
      access: 'registrars',
      sees,
    },
  },
};
