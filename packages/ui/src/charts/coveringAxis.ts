import { chooseValueAxis, type ValueAxisSpec } from '@lima-id/domain';
import type { PlotValues } from './nivo/plot.tsx';

/** Share of an axis by which a figure may exceed it: the noise of binary fractions. */
const noise = 1e-9;

/** The ends and ticks of an axis. */
function valuesOf({ max, ticks }: ValueAxisSpec): PlotValues {
  return { min: Math.min(0, ticks[0]?.value ?? 0), max, ticks };
}

/**
 * The widest of these axes if every figure is on it, otherwise the axis of the figures and of all axes: nothing is drawn outside of the plot.
 * Figures that are not finite are not drawn and do not count.
 */
export function coveringAxis(axes: readonly ValueAxisSpec[], figures: readonly number[]): PlotValues {
  const ends = axes.map(valuesOf).filter(({ min, max }) => Number.isFinite(max - min) && max > min);
  const wanted = [...figures, ...ends.flatMap(({ min, max }) => [min, max])].filter((value) => Number.isFinite(value));
  const widest = [...ends].sort((one, other) => other.max - other.min - (one.max - one.min))[0];
  if (widest === undefined) return valuesOf(chooseValueAxis(wanted));
  const slack = (widest.max - widest.min) * noise;
  const covers = wanted.every((value) => value >= widest.min - slack && value <= widest.max + slack);
  return covers ? widest : valuesOf(chooseValueAxis(wanted));
}
