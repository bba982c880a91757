import { messages } from '@lima-id/domain';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Data, Empty, Foot, Plot, Root } from './ChartFigure.styles.ts';

/** The figures of a chart as a table: the last column holds numbers. */
export interface ChartTable {
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

export interface ChartFigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  title: string;
  /** Stands at the chart's head. */
  legend?: ReactNode;
  /** Where the figures come from; empty shows nothing. */
  source: string;
  /** What else has to be said beside the source. */
  note?: string;
  table: ChartTable;
  children: ReactNode;
}

/** What every chart has: caption, drawing, source, and its data as a table that can be unfolded. */
export function ChartFigure({ title, legend, source, note, table, children, ...rest }: ChartFigureProps) {
  const texts = useTexts('chart', chartTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const empty = table.rows.length === 0;
  const notes = [...(source === '' ? [] : [texts.source + source]), ...(note === undefined ? [] : [note])];
  return (
    <Root {...rest}>
      <figcaption>
        <span>{title}</span>
        {empty ? null : legend}
      </figcaption>
      {empty ? <Empty>{messages.empty.noData}</Empty> : children}
      {empty && notes.length === 0 ? null : (
        <Foot>
          <span>{notes.join(' ・ ')}</span>
          {empty ? null : (
            <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen((now) => !now)}>
              {texts.table}
            </button>
          )}
        </Foot>
      )}
      <div id={id} hidden={!open}>
        {open ? (
          <Data aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{table.head[0]}</th>
                <th scope="col">{table.head[1]}</th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </Data>
        ) : null}
      </div>
    </Root>
  );
}

interface ChartPlotProps {
  kind: 'bars' | 'donut';
  /** Draws into a room of so many px. */
  draw(width: number, height: number): ReactNode;
  /** Stands over the drawing. */
  children?: ReactNode;
}

/** The room of a drawing: its height is kept and its size measured. Assistive technology has the caption and the table instead. */
export function ChartPlot({ kind, draw, children }: ChartPlotProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Plot ref={room} data-kind={kind}>
      <div data-part="drawing" aria-hidden="true">
        {size === null || size.width === 0 ? null : draw(size.width, size.height)}
      </div>
      {children}
    </Plot>
  );
}
