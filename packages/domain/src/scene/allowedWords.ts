/** The range that a reading may be in, in Chinese. The bounds are formatted, the last one with its unit. */
export const allowedWords = {
  around: (most: string) => `允许 ±${most}`,
  between: (least: string, most: string) => `允许 ${least} 至 ${most}`,
  atLeast: (least: string) => `不低于 ${least}`,
  atMost: (most: string) => `不超过 ${most}`,
} as const;
