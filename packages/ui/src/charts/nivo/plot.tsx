import type { AxisTick } from '@lima-id/domain';

/*
 * Common to the plots of this folder. Only this folder imports the chart library, one module per package of it, so that a page with one
 * ring loads no lines and bars. Colours are literal: the library mixes colours itself, which would turn a variable into black. Text gets
 * its font from styles.
 */

/** Margins of a plot, in px. */
export interface PlotMargin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The value axis of a plot: its ends and ticks. */
export interface PlotValues {
  min: number;
  max: number;
  ticks: readonly AxisTick[];
}

/** Maps a value to px on the value axis. */
export type PlotScale = (value: number) => number;

/** Common props of plots with two axes. */
export interface PlotFrame {
  /** Outer width and height, in px. */
  width: number;
  height: number;
  margin: PlotMargin;
  values: PlotValues;
  /** Of the grid lines. */
  gridColor: string;
}

/** No animation and no events: hit testing is done without the library. */
export const still = { animate: false, isInteractive: false, renderWrapper: false, role: 'presentation' } as const;

const noLine = { line: { strokeWidth: 0 } };

/** Grid lines and no other lines. */
export function plotTheme(gridColor: string) {
  return { axis: { domain: noLine }, grid: { line: { stroke: gridColor, strokeWidth: 1 } } };
}

/** The scale of a value axis with the ends chosen by the domain rules. */
export function valueScale({ min, max }: PlotValues) {
  return { type: 'linear', min, max, nice: false } as const;
}

interface TickProps {
  value: number | string;
  format?: ((value: number | string) => number | string) | undefined;
  x: number;
  y: number;
  textX: number;
  textY: number;
  textAnchor: string;
}

function tick(part: 'value' | 'place', { value, format, x, y, textX, textY, textAnchor }: TickProps) {
  const below = textAnchor === 'middle';
  return (
    <text
      data-part={part}
      x={x + textX}
      y={y + textY}
      textAnchor={below ? 'middle' : 'end'}
      dominantBaseline={below ? 'hanging' : 'central'}
    >
      {format?.(value)}
    </text>
  );
}

const ValueTick = (props: TickProps) => tick('value', props);
const PlaceTick = (props: TickProps) => tick('place', props);

/** Px between an axis and its labels. */
const padding = { left: 8, bottom: 10, place: 10 };

function axis(ticks: readonly { value: number | string; label: string }[]) {
  const labels = new Map(ticks.map(({ value, label }) => [value, label]));
  return {
    tickSize: 0,
    tickValues: ticks.map(({ value }) => value),
    format: (value: number | string) => labels.get(value) ?? '',
  };
}

/** The value axis, on the left of the plot or below it. */
export function valueAxis({ ticks }: PlotValues, side: 'left' | 'bottom') {
  return { ...axis(ticks), tickPadding: padding[side], renderTick: ValueTick };
}

/** The category axis, on the other side. */
export function placeAxis(ticks: readonly { value: number | string; label: string }[]) {
  return { ...axis(ticks), tickPadding: padding.place, renderTick: PlaceTick };
}
