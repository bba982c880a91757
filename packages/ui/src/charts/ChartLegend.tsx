import type { CSSProperties } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { Swatch } from './ChartFigure.styles.ts';

/** An entry of a legend. */
export interface LegendEntry {
  name: string;
  /** The sample before the name: a square by default. */
  kind?: 'line' | 'dashed' | 'hatched' | 'striped' | 'band' | 'diamond' | 'triangle' | 'cross' | undefined;
  color?: string | undefined;
  outline?: string | undefined;
  /** Dash length of dashed lines, in px. */
  dash?: number | undefined;
  /** Between the stripes of striped shapes. */
  ground?: string | undefined;
  /** Shown after the name: `12.9 小时`. */
  total?: string | undefined;
}

/** The legend of a chart; in a row of its own if the header's end is taken. */
export function ChartLegend({ entries, row = false }: { entries: readonly LegendEntry[]; row?: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul role={listRole} data-part="legend" data-row={row ? '' : undefined}>
      {entries.map(({ name, kind, color, outline, dash, ground, total }) => (
        <li key={name}>
          <Swatch
            data-kind={kind}
            style={
              {
                '--swatch': color,
                '--swatch-outline': outline,
                '--swatch-dash': `${dash ?? 6}px`,
                '--swatch-ground': ground,
              } as CSSProperties
            }
          />
          <span>{name}</span>
          {total === undefined ? null : <b data-part="value">{total}</b>}
        </li>
      ))}
    </ul>
  );
}
