/** What stands before the level. */
export const strengthMeterTexts = { label: '强度：' } as const;
