import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './interestGroup.ts';

export const interestGroupDocument: DocumentOf<typeof calls> = {
  fields: {
    productmanagers: '该分类的应用',
  },
  calls: {
    listInterestGroups: {
      title: '意向产品分组',
      group: '应用市场',
      description: '一级分类及其应用名称，供咨询时选择意向产品',
      access: 'everybody',
    },
  },
};
