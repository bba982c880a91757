import type { MarketShare } from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Center, Legend, Swatch } from './ChartFigure.styles.ts';
import { ChartFigure, type ChartFigureProps, ChartPlot } from './ChartFigure.tsx';
import { DonutPlot } from './nivo.tsx';
import { tonalParts } from './tonal.ts';

export interface ShareDonutProps extends Omit<ChartFigureProps, 'table' | 'legend' | 'note' | 'children'> {
  /** Parts of one whole in per cent, in any order. */
  parts: readonly MarketShare[];
  /** Small above the total, 2025 年. */
  centerLabel: string;
  /** The total, as it is written. */
  centerValue: string;
}

/** The parts of one whole as a ring in one hue, largest and darkest first, with the total in the middle. */
export function ShareDonut({ parts, centerLabel, centerValue, ...rest }: ShareDonutProps) {
  const texts = useTexts('chart', chartTexts);
  const drawn = tonalParts(parts, texts.rest);
  return (
    <ChartFigure
      {...rest}
      table={{
        head: [texts.category, texts.share],
        rows: drawn.map(({ name, share }) => [name, texts.percent(share)]),
      }}
    >
      <ChartPlot
        kind="donut"
        draw={(width, height) => <DonutPlot parts={drawn} width={width} height={height} formatShare={texts.percent} />}
      >
        <Center>
          <span>{centerLabel}</span>
          <strong>{centerValue}</strong>
        </Center>
      </ChartPlot>
      <Legend>
        {drawn.map(({ name, share, color, outline }) => (
          <li key={name}>
            <Swatch style={{ '--swatch': color, '--swatch-outline': outline } as CSSProperties} />
            <span data-part="name">{name}</span>
            <span data-part="value">{texts.percent(share)}</span>
          </li>
        ))}
      </Legend>
    </ChartFigure>
  );
}
