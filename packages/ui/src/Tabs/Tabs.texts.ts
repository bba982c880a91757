/** Built-in texts of tabs. */
export const tabsTexts = { count: (count: number) => `${count} 条` } as const;
