import { messages, restName } from '@lima-id/domain';

/** Built-in texts of charts. */
export const chartTexts = {
  table: '查看数据表',
  download: '下载数据（CSV）',
  loading: messages.empty.loading,
  empty: messages.empty.noData,
  source: '数据来源：',
  updated: '数据更新于 ',
  time: '时间',
  year: '年份',
  name: '名称',
  value: '数值',
  total: '合计',
  share: '占比',
  size: '市场规模',
  forecast: '预测',
  withUnit: (text: string, unit: string) => `${text}（${unit}）`,
  forecastYear: (year: number) => `${year}E`,
  forecastNote: (years: readonly string[]) => `${years.join('、')} 为预测值，以斜纹表示`,
  category: '类别',
  rest: restName,
  percent: (share: string) => `${share}%`,
} as const;
