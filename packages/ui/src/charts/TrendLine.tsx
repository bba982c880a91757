import { TrendChart } from './TrendChart.tsx';
import type { TrendChartProps, TrendFigures } from './trendFigures.ts';

/** Props of `TrendLine`: exactly one of `points`, `series` and `lines`. */
export type TrendLineProps = TrendChartProps & TrendFigures;

/** Figures over time as lines of 2 px; a few points are squares, missing ones gaps. */
export function TrendLine(props: TrendLineProps) {
  return <TrendChart {...props} form="line" />;
}
