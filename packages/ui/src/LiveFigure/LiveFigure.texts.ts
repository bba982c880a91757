/** What is said before the first value is there. */
export const liveFigureTexts = { loading: '正在读取' } as const;
