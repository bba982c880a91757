/** Visually hidden text for the colour of a bar, and the label of its close button. */
export const inlineAlertTexts = {
  close: '关闭提示',
  tones: { info: '提示：', success: '成功：', warning: '注意：', danger: '错误：' },
} as const;
