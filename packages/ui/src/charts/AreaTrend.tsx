import { TrendChart } from './TrendChart.tsx';
import type { TrendChartProps, TrendFigures } from './trendFigures.ts';

/** Props of `AreaTrend`: exactly one of `points`, `series` and `lines`. */
export type AreaTrendProps = TrendChartProps &
  TrendFigures & {
    /**
     * Areas stand on each other and show a total and its parts, up to six; otherwise each reaches down to 0 and they overlap.
     * @default false
     */
    stacked?: boolean | undefined;
  };

/** Figures over time as areas: an amount rather than a course, on its own, over others, or on others as parts of a total. */
export function AreaTrend({ stacked = false, ...rest }: AreaTrendProps) {
  return <TrendChart {...rest} form={stacked ? 'stacked' : 'area'} />;
}
