/** What a bar says for the ear where the eye sees its colour, and what closes it. */
export const inlineAlertTexts = {
  close: '关闭提示',
  tones: { info: '提示：', success: '成功：', warning: '注意：', danger: '错误：' },
} as const;
