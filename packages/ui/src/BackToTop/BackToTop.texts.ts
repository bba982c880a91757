export const backToTopTexts = { label: '回到顶部' } as const;
