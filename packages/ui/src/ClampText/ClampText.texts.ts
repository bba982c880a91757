export const clampTextTexts = { expand: '展开', collapse: '收起' } as const;
