/** What the closing button is called. */
export const dialogTexts = { close: '关闭' } as const;
