/** What rich text says by itself: to assistive technology, and of links that leave the site. */
export const richTextTexts = {
  table: '表格，可左右滚动',
  code: '代码',
  newTab: '（在新窗口打开）',
} as const;
