import type { CSSProperties } from 'react';
import { Swatch } from './ChartFigure.styles.ts';

/** What a legend says of one kind of shape. */
export interface LegendEntry {
  name: string;
  /** The sample drawn before the name: a square when left out. */
  kind?: 'line' | 'dashed' | 'hatched' | 'band';
  color?: string | undefined;
  outline?: string | undefined;
  /** Px of a dash, of dashed lines. */
  dash?: number;
}

/** The names of what a chart shows; in a row of its own where something else stands at the head's end. */
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
          {name}
        </li>
      ))}
    </ul>
  );
}
