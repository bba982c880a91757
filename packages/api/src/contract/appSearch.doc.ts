import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './appSearch.ts';

export const appSearchDocument: DocumentOf<typeof calls> = {
  fields: {
    '0': '生态伙伴的数量',
    '1': '自研应用的数量',
    name: '搜索内容，支持中文、全拼与首字母',
    sortPrice: '按价格排序：asc升序 desc降序；两种排序都不传时按平台次序',
    sortSellTime: '按上架时间排序：asc升序 desc降序',
    counts: '各分类与来源下的应用数量',
    categories: '各分类的数量，以分类编号为名',
    anyCategory: '不限分类的数量',
    sources: '各来源的数量',
    sellTime: '上架时间',
    nearWords: '没有结果时，可以改用的相近词',
  },
  calls: {
    searchApps: {
      title: '搜索应用',
      group: '应用市场',
      description: '搜索应用：支持中文、全拼与首字母，可按分类与来源筛选，按上架时间或价格排序',
      access: 'everybody',
      fields: {
        name: { example: '赋码' },
      },
    },
  },
};
