/** Announced before the first value has loaded. */
export const liveFigureTexts = { loading: '正在读取' } as const;
