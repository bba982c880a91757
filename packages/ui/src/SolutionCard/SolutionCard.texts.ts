export const solutionCardTexts = { more: '查看方案', newTab: '（在新标签页打开）' } as const;
