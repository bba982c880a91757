/** Says the direction of a figure in words. */
export const statisticTexts = { rise: '上升', fall: '下降' } as const;
