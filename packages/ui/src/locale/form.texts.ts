/** Built-in texts of forms. */
export const formTexts = {
  summary: (count: number) => `有 ${count} 处需要修改`,
  failed: '提交失败，已填写的内容已保留，请稍后再试',
} as const;
