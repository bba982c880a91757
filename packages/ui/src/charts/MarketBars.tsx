import type { MarketSizeYear } from '@lima-id/domain';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Swatch } from './ChartFigure.styles.ts';
import { ChartFigure, type ChartFigureProps, ChartPlot } from './ChartFigure.tsx';
import { BarPlot } from './nivo.tsx';

export interface MarketBarsProps extends Omit<ChartFigureProps, 'table' | 'legend' | 'note' | 'children'> {
  /** In the order shown; an empty list shows that there is no data. */
  years: readonly MarketSizeYear[];
  /** Unit of the values, 亿元. */
  unit: string;
}

/** The size of a market over the years; forecasts are hatched and marked with E. */
export function MarketBars({ years, unit, ...rest }: MarketBarsProps) {
  const texts = useTexts('chart', chartTexts);
  const named = years.map((entry) => ({
    ...entry,
    label: entry.forecast ? texts.forecastYear(entry.year) : String(entry.year),
  }));
  const forecasts = named.filter((entry) => entry.forecast).map((entry) => entry.label);
  return (
    <ChartFigure
      {...rest}
      legend={
        <ul>
          <li>
            <Swatch />
            {texts.size}
          </li>
          {forecasts.length === 0 ? null : (
            <li>
              <Swatch data-kind="hatched" />
              {texts.forecast}
            </li>
          )}
        </ul>
      }
      {...(forecasts.length === 0 ? {} : { note: texts.forecastNote(forecasts) })}
      table={{
        head: [texts.year, texts.withUnit(texts.size, unit)],
        rows: named.map(({ label, value }) => [label, value.toLocaleString('zh-CN')]),
      }}
    >
      <ChartPlot
        kind="bars"
        draw={(width, height) => (
          <BarPlot
            data={named.map(({ label, value, forecast }) => ({ label, value, forecast: forecast ? 1 : 0 }))}
            width={width}
            height={height}
            valueName={texts.size}
          />
        )}
      />
    </ChartFigure>
  );
}
