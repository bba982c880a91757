/** Texts of the anti-counterfeit scene besides those of its rules. */
export const authenticityTexts = {
  unit: '次查询',
  time: '查询时间',
  firstTime: '首次查询',
  records: '查询记录',
  source: '标识解析平台的查询记录',
  columns: ['次序', '时间', '方式'],
  first: '首次',
  step: '还差一步',
  code: '涂层验证码',
  verify: '验证',
  retry: '重新查询',
} as const;
