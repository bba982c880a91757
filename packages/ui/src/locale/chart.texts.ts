/** What charts say by themselves. */
export const chartTexts = {
  table: '查看数据表',
  source: '数据来源：',
  year: '年份',
  share: '占比',
  size: '市场规模',
  forecast: '预测',
  withUnit: (text: string, unit: string) => `${text}（${unit}）`,
  forecastYear: (year: number) => `${year}E`,
  forecastNote: (years: readonly string[]) => `${years.join('、')} 为预测值，以斜纹表示`,
  category: '类别',
  rest: '其余',
  percent: (share: number) => `${share}%`,
} as const;
