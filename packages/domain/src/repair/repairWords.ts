/** Figures of repairs in words, in Chinese. */
export const repairWords = {
  hours: (figure: number) => `${figure} 小时`,
  count: (count: number) => `累计 ${count} 次`,
  /** `mean` as `hours` writes it. */
  countAndMean: (count: number, mean: string) => `累计 ${count} 次 · 平均修复 ${mean}`,
} as const;
