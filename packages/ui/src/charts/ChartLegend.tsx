import type { CSSProperties } from 'react';
import { Swatch } from './ChartFigure.styles.ts';

/** An entry of a legend. */
export interface LegendEntry {
  name: string;
  /** The sample before the name: a square by default. */
  kind?: 'line' | 'dashed' | 'hatched' | 'band' | 'diamond' | 'triangle' | 'cross' | undefined;
  color?: string | undefined;
  outline?: string | undefined;
  /** Dash length of dashed lines, in px. */
  dash?: number | undefined;
}

/** The legend of a chart; in a row of its own if the header's end is taken. */
export function ChartLegend({ entries, row = false }: { entries: readonly LegendEntry[]; row?: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul data-part="legend" data-row={row ? '' : undefined}>
      {entries.map(({ name, kind, color, outline, dash }) => (
        <li key={name}>
          <Swatch
            data-kind={kind}
            style={
              { '--swatch': color, '--swatch-outline': outline, '--swatch-dash': `${dash ?? 6}px` } as CSSProperties
            }
          />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
