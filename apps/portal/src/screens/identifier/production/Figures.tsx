import { figureFormatter } from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { Cells } from './Figures.styles.ts';

/** One key figure: what it is, the figure as it is read, and what stands small beside it. */
export interface KeyFigure {
  label: string;
  value: string;
  note: string;
  /** A colour of the rules, as a square before the label. */
  color?: string;
}

/** A single figure in the format that a reader expects. */
export function written(value: number): string {
  return figureFormatter([value])(value);
}

/** The key figures of a range in one row, in two columns on phones. */
export function Figures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Cells style={{ '--cells': figures.length } as CSSProperties}>
      {figures.map(({ label, value, note, color }) => (
        <div key={label}>
          <dt>
            {color !== undefined && <i style={{ '--swatch': color } as CSSProperties} />}
            <span>{label}</span>
          </dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </Cells>
  );
}
