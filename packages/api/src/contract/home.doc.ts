import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './home.ts';

export const homeDocument: DocumentOf<typeof calls> = {
  fields: {
    identifierTotal: '标识总量',
    enterpriseTotal: '企业总数',
    resolutionTotal: '解析总量',
    resolutionToday: '今日解析量',
    lookupMs: '最近查询用时的中位数，毫秒；尚无查询时不返回',
    marketSize: '市场规模',
    marketShares: '市场构成',
    marketSource: '数据来源说明',
    forecast: '是否为预测',
    share: '占比',
    year: { text: '年份', example: 2026 },
    value: '数值',
  },
  calls: {
    readHome: {
      title: '首页实时数据',
      group: '标识查询',
      description: '首页实时数据与行业市场规模',
      access: 'everybody',
    },
  },
};
