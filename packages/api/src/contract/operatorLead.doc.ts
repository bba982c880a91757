import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './operatorLead.ts';
import { readLead } from './operatorLead.ts';

export const operatorLeadDocument: DocumentOf<typeof calls> = {
  shapes: {
    Lead: partOf(readLead.reply, 'lead'),
  },
  fields: {
    sentTime: { text: '提交时间，毫秒数', example: 1_779_072_120_000 },
    erasedTime: '个人信息删除时间；未删除时为null',
    leads: '线索列表',
    lead: '咨询',
  },
  calls: {
    listLeads: {
      title: '查询咨询',
      group: '平台审核',
      description: '查询联系需求与询价，新的在前，分页；每次查看都会记录',
      access: 'reviewers',
      sees: 'every lead, numbers in full; each reading is written down',
    },
    readLead: {
      title: '查看咨询',
      group: '平台审核',
      description: '查看一条联系需求或询价及其查看记录；每次查看都会记录',
      access: 'reviewers',
      sees: 'as listLeads',
    },
    eraseLead: {
      title: '删除咨询个人信息',
      group: '平台审核',
      description:
        '按本人要求删除一条联系需求或询价中的个人信息与咨询内容，编号、时间与意向应用保留；重复删除结果不变，删除会记录',
      access: 'reviewers',
      sees: 'every lead; written down',
    },
  },
};
