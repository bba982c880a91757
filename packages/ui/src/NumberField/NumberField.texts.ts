export const numberFieldTexts = {
  more: (label: string) => `增加${label}`,
  less: (label: string) => `减少${label}`,
} as const;
