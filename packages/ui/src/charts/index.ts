export { AreaTrend, type AreaTrendProps } from './AreaTrend.tsx';
export { BarByUnit, type BarByUnitProps, type UnitFigure } from './BarByUnit.tsx';
export type { FigureByKind } from './byKind.ts';
export type { ChartProps } from './ChartFigure.tsx';
export type { ChartGround } from './chartLook.ts';
export { Gauge, type GaugeBand, type GaugeProps, type GaugeTone } from './Gauge.tsx';
export { MarketBars, type MarketBarsProps } from './MarketBars.tsx';
export { panelHeightPx } from './panelHeight.ts';
export {
  type ScatterAxis,
  type ScatterGroup,
  ScatterPlot,
  type ScatterPlotProps,
  type ScatterPoint,
} from './ScatterPlot.tsx';
export { ShareDonut, type ShareDonutProps, type SharePart } from './ShareDonut.tsx';
export {
  type MeasureLimit,
  type StateMeasure,
  type StateSpan,
  StateTrend,
  type StateTrendProps,
  type StateVariant,
  type TimeSpan,
  type TrendState,
} from './StateTrend.tsx';
export { type RankedFigure, TopTenBar, type TopTenBarProps } from './TopTenBar.tsx';
export { TrendLine, type TrendLineProps } from './TrendLine.tsx';
export { type ChartCell, type ChartTable, csvFileName, tableCsv } from './tableCsv.ts';
export type { PointSeries, TrendChartProps, TrendFigures, TrendSeries } from './trendFigures.ts';
