/** The meaning of an object code, in Chinese, by its form. */
export const objectCodeWords = {
  seriesYearSerial: (series: string, year: string, serial: string) => `${series} 系列 · ${year} 年 · 第 ${serial} 台`,
} as const;
