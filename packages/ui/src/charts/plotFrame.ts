import type { AxisTick } from '@lima-id/domain';
import { tickWidth } from './geometry.ts';
import type { PlotMargin, PlotScale, PlotValues } from './nivo/plot.tsx';

/** What a frame is computed from. */
interface FrameAxes {
  /** The ends of the horizontal axis. */
  reach: readonly [number, number];
  /** Its ticks. */
  ticks: readonly AxisTick[];
  values: PlotValues;
  /**
   * The axes have names: above the vertical one, and below the horizontal one.
   * @default false
   */
  named?: boolean | undefined;
}

/** A plot at a size. */
export interface Frame {
  margin: PlotMargin;
  /** Between the margins, in px. */
  width: number;
  height: number;
  /** Scales from the horizontal axis and from the value to px. */
  xOf: PlotScale;
  yOf: PlotScale;
}

/** Px of the name of an axis. */
const nameRoom = 20;

/** Both scales at this size in px; computed without the drawing, for the pointer. */
export function frameOf(
  { reach, ticks, values, named = false }: FrameAxes,
  size: { width: number; height: number },
  typeScale: number,
): Frame {
  const widest = values.ticks.reduce((most, { label }) => Math.max(most, tickWidth(label)), 0) * typeScale;
  const labelRoom = (label = '') => (tickWidth(label) * typeScale) / 2;
  const [first, last] = reach;
  const atStart = ticks[0]?.value === first && last > first ? labelRoom(ticks[0].label) : 0;
  const names = named ? nameRoom * typeScale : 0;
  const margin = {
    top: named ? 8 + names : 24,
    right: Math.max(12, labelRoom(ticks[ticks.length - 1]?.label)),
    bottom: 28 * typeScale + names,
    left: Math.max(44, widest + 16, atStart),
  };
  const width = size.width - margin.left - margin.right;
  const height = size.height - margin.top - margin.bottom;
  const xOf = (at: number) => (last === first ? width / 2 : ((at - first) / (last - first)) * width);
  const yOf = (value: number) => height * (1 - (value - values.min) / (values.max - values.min));
  return { margin, width, height, xOf, yOf };
}

/** The least px between adjacent places; the whole width for a single one. */
export function pitchOf(places: readonly number[], { width, xOf }: Frame): number {
  return places.reduce((least, place, index) => {
    const before = places[index - 1];
    return before === undefined ? least : Math.min(least, xOf(place) - xOf(before));
  }, width);
}
