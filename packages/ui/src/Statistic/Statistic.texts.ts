/** Visually hidden text for the direction of a figure. */
export const statisticTexts = { rise: '上升', fall: '下降' } as const;
