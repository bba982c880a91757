import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './reference.ts';

export const referenceDocument: DocumentOf<typeof calls> = {
  fields: {
    nodePrefix: '二级节点前缀',
    level: '级别，1至3',
    parentCode: '上级代码；第一级为-1',
    v: '行业分类版本，各版本返回相同',
  },
  calls: {
    listIndustries: {
      title: '行业列表',
      group: '基础数据',
      description: '逐级查询国民经济行业（GB/T 4754-2017），不传级别与上级代码时为门类',
      access: 'everybody',
      fields: {
        parentCode: { example: '-1' },
      },
    },
    listAreas: {
      title: '地区列表',
      group: '基础数据',
      description: '逐级查询省、市、区县，不传级别与上级代码时为省级',
      access: 'everybody',
      fields: {
        parentCode: { example: '-1' },
      },
    },
    listSecondNodes: {
      title: '二级节点',
      group: '基础数据',
      description: '查询全部二级节点',
      access: 'everybody',
    },
  },
};
