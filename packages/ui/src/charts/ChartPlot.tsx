'use client';
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { observeSizes } from '../hooks/browser.ts';
import { wrapText } from '../hooks/wrapText.tsx';
import { Plot } from './ChartFigure.styles.ts';
import type { PlotPoint } from './geometry.ts';

interface PlotSize {
  width: number;
  height: number;
}

interface ChartPlotProps {
  variant?: 'donut' | undefined;
  /** Tick labels of the category axis are names, not figures. */
  face?: 'sans' | undefined;
  /** Renders the drawing at this size in px. */
  draw(size: PlotSize): ReactNode;
  /** Hit test: the index of the figure under the pointer, or -1. */
  find(place: PlotPoint, size: PlotSize): number;
  /** Renders the overlay for the hovered figure. */
  hover(index: number, size: PlotSize): ReactNode;
  /** Rendered over the drawing. */
  children?: ReactNode;
}

/**
 * The container of a drawing: its height is fixed and its size measured. The drawing scales with its box, since nothing is measured again
 * for paper. Assistive technology uses the caption and the table instead.
 */
export function ChartPlot({ variant, face, draw, find, hover, children }: ChartPlotProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PlotSize | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    return observeSizes([element], () => setSize({ width: element.clientWidth, height: element.clientHeight }));
  }, []);
  return (
    <Plot ref={room} data-variant={variant} data-face={face}>
      {size === null || size.width === 0 ? null : (
        <Pointed size={size} find={find} hover={hover}>
          <svg
            width={size.width}
            height={size.height}
            viewBox={`0 0 ${size.width} ${size.height}`}
            style={{ '--drawn-width': `${size.width}px` } as CSSProperties}
          >
            {draw(size)}
          </svg>
        </Pointed>
      )}
      {wrapText(children)}
    </Plot>
  );
}

/** Tracks the pointer in its own state, so that the drawing below does not render again. */
function Pointed({
  size,
  find,
  hover,
  children,
}: Pick<ChartPlotProps, 'find' | 'hover'> & { size: PlotSize; children: ReactNode }) {
  const [index, setIndex] = useState(-1);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setIndex(find({ x: clientX - left, y: clientY - top }, size));
  };
  const leave = () => setIndex(-1);
  return (
    <div
      data-part="drawing"
      aria-hidden="true"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={leave}
      onPointerCancel={leave}
    >
      {children}
      {index === -1 ? null : wrapText(hover(index, size))}
    </div>
  );
}

/** One line of a tooltip. */
export interface TipRow {
  name: string;
  value: string;
  unit?: string | undefined;
  /** Shows a square in this colour before the name. */
  color?: string | undefined;
  /** Outline of the square, for colours with too little contrast on the tooltip's background. */
  outline?: string | undefined;
}

interface PlotTipProps {
  /** Position of the figure, in px of the plot. */
  at: PlotPoint;
  width: number;
  /** Heading above the figures, the time for instance. */
  head?: string | undefined;
  rows: readonly TipRow[];
}

/** Distance between a figure and its tooltip, in px. */
const tipGap = 12;

/** The tooltip next to a figure; on its left in the right half of the plot. */
export function PlotTip({ at, width, head, rows }: PlotTipProps) {
  const before = at.x > width / 2;
  const style = {
    '--tip-x': `${Math.round(before ? at.x - tipGap : at.x + tipGap)}px`,
    '--tip-y': `${Math.max(0, Math.round(at.y - (rows.length + (head === undefined ? 0 : 1)) * 20 - tipGap))}px`,
  };
  return (
    <div data-part="tip" data-side={before ? 'before' : 'after'} style={style as CSSProperties}>
      {head === undefined ? null : <p>{head}</p>}
      {rows.map(({ name, value, unit, color, outline }) => (
        <p key={name}>
          {color === undefined ? null : <i style={{ '--mark': color, '--mark-outline': outline } as CSSProperties} />}
          <span>{`${name} `}</span>
          <b>{value}</b>
          {unit === undefined || unit === '' ? null : <span>{` ${unit}`}</span>}
        </p>
      ))}
    </div>
  );
}
