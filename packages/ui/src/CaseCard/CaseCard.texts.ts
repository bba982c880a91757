export const caseCardTexts = { more: '查看案例' } as const;
