/** What the way back to the top says. */
export const backToTopTexts = { label: '回到顶部' } as const;
