/** Built-in texts of rich text: for assistive technology, and for external links. */
export const richTextTexts = {
  table: '表格，可左右滚动',
  code: '代码',
  newTab: '（在新窗口打开）',
} as const;
