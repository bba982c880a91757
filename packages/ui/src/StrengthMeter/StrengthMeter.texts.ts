/** The label before the level. */
export const strengthMeterTexts = { label: '强度：' } as const;
