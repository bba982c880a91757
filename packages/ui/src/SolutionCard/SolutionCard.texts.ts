/** What a solution card says beside the solution's own words. */
export const solutionCardTexts = { more: '查看方案', newTab: '（在新标签页打开）' } as const;
