/** Height of the bars of the last days, px. */
export const runChartHeightPx = 180;
