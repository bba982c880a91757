import type { AxisTick } from '@lima-id/domain';

/*
 * What the plots of this folder share. Only the modules of this folder know the chart library, one module a package of it, so
 * that a page with one ring loads no lines and bars. Colours are literal: the library mixes colours itself, which a variable
 * would turn to black. Texts get their face from styles.
 */

/** Free room round a plot, px. */
export interface PlotMargin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A value axis of one plot: its ends, and what is written where. */
export interface PlotValues {
  min: number;
  max: number;
  ticks: readonly AxisTick[];
}

/** Gives the place of a value on the value axis, px. */
export type PlotScale = (value: number) => number;

/** What every plot with two axes takes. */
export interface PlotFrame {
  /** Outer width and height, px. */
  width: number;
  height: number;
  margin: PlotMargin;
  values: PlotValues;
  /** Of the hairlines at the values. */
  gridColor: string;
}

/** A picture without movement that listens to nothing: what is pointed at is found without the library. */
export const still = { animate: false, isInteractive: false, renderWrapper: false, role: 'presentation' } as const;

const noLine = { line: { strokeWidth: 0 } };

/** Hairlines of the grid and no others. */
export function plotTheme(gridColor: string) {
  return { axis: { domain: noLine }, grid: { line: { stroke: gridColor, strokeWidth: 1 } } };
}

/** The scale of a value axis that ends where the rules say. */
export function valueScale({ min, max }: PlotValues) {
  return { type: 'linear', min, max, nice: false } as const;
}

interface TickProps {
  value: number | string;
  format?: (value: number | string) => number | string;
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

/** Px between an axis and its texts. */
const padding = { left: 8, bottom: 10, place: 10 };

function axis(ticks: readonly { value: number | string; label: string }[]) {
  const labels = new Map(ticks.map(({ value, label }) => [value, label]));
  return {
    tickSize: 0,
    tickValues: ticks.map(({ value }) => value),
    format: (value: number | string) => labels.get(value) ?? '',
  };
}

/** The axis of the values, left of the plot or below it. */
export function valueAxis({ ticks }: PlotValues, side: 'left' | 'bottom') {
  return { ...axis(ticks), tickPadding: padding[side], renderTick: ValueTick };
}

/** The axis of the places, at the side that the values leave. */
export function placeAxis(ticks: readonly { value: number | string; label: string }[]) {
  return { ...axis(ticks), tickPadding: padding.place, renderTick: PlaceTick };
}
