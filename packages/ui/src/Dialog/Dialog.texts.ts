export const dialogTexts = { close: '关闭' } as const;
