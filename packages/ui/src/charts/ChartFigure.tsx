'use client';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useState } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Foot, Notes, Placeholder, Root, TextButton } from './ChartFigure.styles.ts';
import { ChartDataTable } from './ChartTable.tsx';
import type { ChartGround } from './chartLook.ts';
import type { ChartTable } from './tableCsv.ts';

/** Props of every chart in addition to its figures. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** The title; also the name of its table and of the downloaded file. */
  title: string;
  /** At the right end of the header: a position select, or a tag with the date range. */
  aside?: ReactNode;
  /**
   * Source of the figures.
   * @default ''
   */
  source?: string | undefined;
  /**
   * Formatted time of the latest figures: `2026-05-05 23:59`.
   * @default ''
   */
  updated?: string | undefined;
  /**
   * The figures are loading: their space is reserved, and the table cannot be expanded yet.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * `ink` for dark backgrounds.
   * @default 'paper'
   */
  ground?: ChartGround | undefined;
  /**
   * Height of the plot in px from 768 px up: 360 in a page of two columns. Phones get at most 240.
   * @default 400
   */
  height?: number | undefined;
}

interface ChartFigureProps extends ChartProps {
  /** Shown in small type after the title. */
  unit?: string | undefined;
  /** Shown in the chart's header. */
  legend?: ReactNode;
  /** Further notes next to the source. */
  note?: string | undefined;
  /** The figures; without rows the empty state is shown. */
  table: ChartTable;
  /**
   * Height on phones in px, where the plot must not shrink: rows of text, for instance.
   * @default Math.min(240, height)
   */
  narrowHeight?: number | undefined;
  /** Number of skeleton bars while loading; one block by default. */
  skeletonRows?: number | undefined;
  children: ReactNode;
}

/** Height of a plot on phones, px. */
const narrowHeightPx = 240;

/** The frame of every chart: caption, plot, source, and an expandable table of its data. */
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
  height = 400,
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
        {empty || loading ? null : wrapText(legend)}
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
