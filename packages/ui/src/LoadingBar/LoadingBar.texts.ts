export const loadingBarTexts = { label: '正在加载' } as const;
