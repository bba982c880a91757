export const sliderTexts = {
  low: (label: string) => `${label}最小值`,
  high: (label: string) => `${label}最大值`,
} as const;
