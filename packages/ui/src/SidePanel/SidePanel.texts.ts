export const sidePanelTexts = { close: '关闭' } as const;
