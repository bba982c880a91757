/** What screen readers say in place of the +N of a group. */
export const avatarTexts = { rest: (count: number) => `还有 ${count} 人` } as const;
