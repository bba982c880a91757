export const progressTexts = { percent: (percent: number) => `${percent}%` } as const;
