/** What the bar at the top of the page says. */
export const loadingBarTexts = { label: '正在加载' } as const;
