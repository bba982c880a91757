/** What a case card says beside the case's own words. */
export const caseCardTexts = { more: '查看案例' } as const;
