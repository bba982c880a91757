export const notificationTexts = { close: '关闭通知' } as const;
