/** What the closing button is called. */
export const sidePanelTexts = { close: '关闭' } as const;
