export const tableOfContentsTexts = { title: '目录' } as const;
