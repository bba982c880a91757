'use client';
import { chooseValueAxis, type MarketSizeYear } from '@lima-id/domain';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { BarPlot } from './BarPlot.tsx';
import { isBlank } from './byKind.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { useChartLook } from './chartLook.ts';
import { panelHeightPx } from './panelHeight.ts';

/** Props of `MarketBars`. */
export interface MarketBarsProps extends ChartProps {
  /** In display order; an empty list shows the empty state. */
  years: readonly MarketSizeYear[];
  /** Unit of the values, 亿元. */
  unit: string;
  /**
   * Height of the plot in px from 768 px up: 280 beside other panels of a page. Phones get at most 240.
   * @default panelHeightPx
   */
  height?: number | undefined;
}

/** The size of a market by year; forecasts are hatched and marked with E. */
export function MarketBars({ years, unit, ground = 'paper', height = panelHeightPx, ...rest }: MarketBarsProps) {
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const named = years.map((entry) => ({
    ...entry,
    label: entry.forecast ? texts.forecastYear(entry.year) : String(entry.year),
  }));
  const forecasts = named.filter((entry) => entry.forecast).map((entry) => entry.label);
  const legend: LegendEntry[] = [{ name: texts.size }];
  if (forecasts.length > 0) legend.push({ name: texts.forecast, kind: 'hatched' });
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      height={height}
      legend={<ChartLegend entries={legend} row={rest.aside !== undefined} />}
      {...(forecasts.length === 0 ? {} : { note: texts.forecastNote(forecasts) })}
      table={{
        head: [texts.year, texts.withUnit(texts.size, unit)],
        rows: named.map(({ label, value }) => [label, isBlank(value) ? null : value]),
      }}
    >
      <BarPlot
        bars={named.map(({ label, value, forecast }) => ({
          name: label,
          hatched: forecast,
          blank: isBlank(value),
          parts: isBlank(value) ? [] : [{ name: texts.size, value, color: look.mark, outline: look.mark }],
        }))}
        valueAxis={chooseValueAxis(years.map(({ value }) => value))}
        direction="vertical"
        unit={unit}
        chartLook={look}
        dated
        latestOnly
      />
    </ChartFigure>
  );
}
