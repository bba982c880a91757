const scan = '扫码查询';

/** Texts of the look-up bar. `scan` is shown in its cell, `scanName` is read aloud. */
export const lookupBarTexts = {
  label: '标识编码',
  placeholder: '请输入标识编码',
  example: '88.118.001/…',
  submit: '查询',
  scan,
  scanName: scan,
  clear: '清除',
} as const;
