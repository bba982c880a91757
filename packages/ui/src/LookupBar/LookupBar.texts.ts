/** Texts of the look-up bar. */
export const lookupBarTexts = {
  label: '标识编码',
  placeholder: '请输入标识编码',
  example: '88.118.001/…',
  submit: '查询',
  scan: '扫码',
  scanName: '扫码查询',
  clear: '清除',
} as const;
