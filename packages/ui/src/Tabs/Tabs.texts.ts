/** What tabs say by themselves. */
export const tabsTexts = { count: (count: number) => `${count} 条` } as const;
