import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Root } from './FactGrid.styles.ts';

/** A labelled value; `face` sets codes and figures in their own face. */
export interface Fact {
  label: string;
  value: ReactNode;
  face?: 'code' | 'figure' | undefined;
}

export interface FactGridProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
  /**
   * `grid`: cells between hairlines, at most four a row. `row`: one row without lines, spread over the width.
   * @default 'grid'
   */
  variant?: 'grid' | 'row' | undefined;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
}

const mostColumns = 4;

/** Columns that the last cell spans, so that its row is full. */
function cellsLeft(cells: number, columns: number): number {
  return columns - ((Math.max(1, cells) - 1) % columns);
}

/** Key facts of one object as label over value; two columns on phones. */
export function FactGrid({ facts, variant = 'grid', ground = 'paper', style, ...rest }: FactGridProps) {
  const count = Math.min(mostColumns, Math.max(1, facts.length));
  const columns = { '--fact-columns': count, '--fact-rest': cellsLeft(facts.length, count), ...style } as CSSProperties;
  return (
    <Root {...rest} style={columns} data-variant={variant} data-ground={ground}>
      {facts.map(({ label, value, face }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-face={face}>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
