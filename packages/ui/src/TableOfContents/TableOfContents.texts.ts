/** What a table of contents says by itself. */
export const tableOfContentsTexts = { title: '目录' } as const;
