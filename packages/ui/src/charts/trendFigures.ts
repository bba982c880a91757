import { plotTrends, type TimedFigure, type Trend } from '@lima-id/domain';
import type { ChartProps } from './ChartFigure.tsx';

/** One line of a trend chart, with figures over a range. */
export interface TrendSeries {
  /** Name of the line in legend, tooltip and table. */
  name: string;
  /** From `buildTrend`; null draws no line. A slot without a point is a gap. */
  trend: Trend | null;
  /** A colour from the domain rules, such as that of a kind of stop; by default lines differ by tone and dashes. */
  color?: string | undefined;
}

/** One line of a trend chart, with plain figures. */
export interface PointSeries {
  /** Name of the line in legend, tooltip and table; unique. */
  name: string;
  /** In any order, read by `plotTrends`. */
  points: readonly TimedFigure[];
  /** A colour from the domain rules, such as that of a kind of stop; by default lines differ by tone and dashes. */
  color?: string | undefined;
}

/** Props of every trend chart in addition to its figures. */
export interface TrendChartProps extends ChartProps {
  /** Unit of the values, kWh. */
  unit?: string | undefined;
  /** The normal range, shown as a band. */
  range?: { from: number; to: number; name: string } | undefined;
  /** A limit, shown as a dashed line. */
  threshold?: { value: number; name: string } | undefined;
}

/** The figures of a trend chart in one of three forms; without any figure the empty state is shown. */
export type TrendFigures =
  | {
      /** One line of plain figures, which bears the title of the chart. `y` is null for a gap; the time axis follows from the points. */
      points: readonly TimedFigure[];
      series?: undefined;
      lines?: undefined;
    }
  | {
      points?: undefined;
      /** Several lines of plain figures; their moments need not be the same. */
      series: readonly PointSeries[];
      lines?: undefined;
    }
  | {
      points?: undefined;
      series?: undefined;
      /** Lines by the domain rules, all over the same range. */
      lines: readonly TrendSeries[];
    };

/** Trends to draw. */
interface GivenTrends {
  lines: readonly TrendSeries[];
  /** They are of plain figures: a slot without a point is no gap. */
  joined: boolean;
}

/** The trends of given figures; plain ones are plotted under the title of the chart, or under their names. */
export function trendsOf({ points, series, lines }: TrendFigures, title: string): GivenTrends {
  if (lines !== undefined) return { lines, joined: false };
  const named = series ?? [{ name: title, points }];
  const trends = plotTrends(named.map((one) => one.points));
  return {
    lines: named.map(({ name, color }: Pick<PointSeries, 'name' | 'color'>, index) => ({
      name,
      trend: trends[index] ?? null,
      color,
    })),
    joined: true,
  };
}
