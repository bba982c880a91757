export { BarByUnit, type BarByUnitProps, type UnitFigure } from './BarByUnit.tsx';
export type { FigureByKind } from './byKind.ts';
export type { ChartProps } from './ChartFigure.tsx';
export type { ChartGround } from './chartLook.ts';
export { MarketBars, type MarketBarsProps } from './MarketBars.tsx';
export { ShareDonut, type ShareDonutProps, type SharePart } from './ShareDonut.tsx';
export { type RankedFigure, TopTenBar, type TopTenBarProps } from './TopTenBar.tsx';
export { TrendLine, type TrendLineProps, type TrendSeries } from './TrendLine.tsx';
export { type ChartCell, type ChartTable, csvFileName, tableCsv } from './tableCsv.ts';
