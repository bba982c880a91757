import { chartHeightPx } from '@lima-id/domain';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useState } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Foot, Notes, Placeholder, Root, TextButton } from './ChartFigure.styles.ts';
import { ChartDataTable } from './ChartTable.tsx';
import type { ChartGround } from './chartLook.ts';
import type { ChartTable } from './tableCsv.ts';

/** What every chart takes beside its figures. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What the chart shows; also the name of its table and of the file that can be downloaded. */
  title: string;
  /** At the head's right end: a choice of position, or a tag with the range of the figures. */
  aside?: ReactNode;
  /** Where the figures come from; nothing is said without it. */
  source?: string;
  /** The moment up to which the figures reach, as it is read: `2026-05-05 23:59`. */
  updated?: string;
  /** The figures are on their way: their room is kept, and nothing can be unfolded yet. */
  loading?: boolean;
  /** `ink` on an ink area. */
  ground?: ChartGround;
  /** Height of the plot in px from 768 px up: `chartHeightPx` when left out, 360 in a page of two columns. Phones get 240 at most. */
  height?: number;
}

interface ChartFigureProps extends ChartProps {
  /** Small behind the title. */
  unit?: string;
  /** Stands at the chart's head. */
  legend?: ReactNode;
  /** What else has to be said beside the source. */
  note?: string;
  /** The figures; without rows there is no data. */
  table: ChartTable;
  /** Height on phones in px where the plot must not shrink: rows of text, for instance. */
  narrowHeight?: number;
  /** Bars that stand for it while it loads; one block when left out. */
  skeletonRows?: number;
  children: ReactNode;
}

/** Height of a plot on phones, px. */
const narrowHeightPx = 240;

/** What every chart has: caption, drawing, source, and its data as a table that can be unfolded. */
export function ChartFigure({
  title,
  unit,
  aside,
  legend,
  source = '',
  updated = '',
  note,
  loading = false,
  ground = 'paper',
  height = chartHeightPx,
  narrowHeight = Math.min(narrowHeightPx, height),
  skeletonRows,
  table,
  children,
  style,
  ...rest
}: ChartFigureProps) {
  const texts = useTexts('chart', chartTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const empty = !loading && table.rows.length === 0;
  const notes: { name: string; text: string }[] = [
    { name: 'source', text: source === '' ? '' : texts.source + source },
    { name: 'updated', text: updated === '' ? '' : texts.updated + updated },
    { name: 'note', text: note === undefined || loading ? '' : note },
  ].filter(({ text }) => text !== '');
  const heights = { '--plot-height': `${height}px`, '--plot-height-narrow': `${narrowHeight}px`, ...style };
  return (
    <Root {...rest} data-ground={ground} aria-busy={loading || undefined} style={heights as CSSProperties}>
      <figcaption>
        <span>
          <span data-part="title">{title}</span>
          {unit === undefined || unit === '' ? null : <span data-part="unit">{unit}</span>}
        </span>
        {aside}
        {empty || loading ? null : legend}
      </figcaption>
      {loading ? (
        <Placeholder data-state="loading">
          <Skeleton
            data-part="skeleton"
            height={skeletonRows === undefined ? '100%' : 12}
            lines={skeletonRows ?? 1}
            style={{ height: '100%' }}
          />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </Placeholder>
      ) : empty ? (
        <Placeholder data-state="empty">{texts.empty}</Placeholder>
      ) : (
        children
      )}
      {empty && notes.length === 0 ? null : (
        <Foot>
          {notes.length === 0 ? null : (
            <Notes>
              {notes.map(({ name, text }) => (
                <span key={name} data-part={name}>
                  {text}
                </span>
              ))}
            </Notes>
          )}
          {empty ? null : (
            <TextButton
              type="button"
              disabled={loading}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen((now) => !now)}
            >
              {texts.table}
            </TextButton>
          )}
        </Foot>
      )}
      <div id={id} hidden={!open}>
        {open && !loading && !empty ? <ChartDataTable title={title} table={table} /> : null}
      </div>
    </Root>
  );
}
