import type { Trend } from '@lima-id/domain';
import type { LinePlace } from './nivo/line.tsx';

/** How a chart draws its trends: as lines, as areas over each other, or as areas on each other. */
export type TrendForm = 'line' | 'area' | 'stacked';

/** A trend as it is drawn. */
export interface TrendLayout {
  /** Measured figures by slot; undefined where there is none. */
  values: (number | undefined)[];
  /** What its line goes through; an undefined value interrupts it. */
  places: LinePlace[];
  /** By place the height that the area stands on; 0 unless stacked. */
  bases: number[];
}

const measured = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

/** Figures at given moments on the straight lines between places; undefined in gaps and outside. Both are ascending. */
function between(places: readonly LinePlace[], slots: readonly number[]): (number | undefined)[] {
  let next = 0;
  return slots.map((at) => {
    while ((places[next]?.at ?? Number.POSITIVE_INFINITY) < at) next += 1;
    const [before, after] = [places[next - 1], places[next]];
    if (after?.at === at) return after.value;
    if (before?.value === undefined || after?.value === undefined) return undefined;
    return before.value + ((after.value - before.value) * (at - before.at)) / (after.at - before.at);
  });
}

/**
 * Trends on one axis as they are drawn. `joined` are trends of plain figures: a slot without a point is passed by; otherwise it is a gap. In
 * a stack each area stands on the sum of those before it; there a figure that was not measured adds nothing.
 */
export function layTrends(
  trends: readonly (Trend | null)[],
  slots: readonly number[],
  { joined, stacked }: { joined: boolean; stacked: boolean },
): TrendLayout[] {
  let sums = slots.map(() => 0);
  return trends.map((trend) => {
    const points = (trend?.points ?? []).map(({ at, value }): LinePlace => ({ at, value: measured(value) }));
    const found = new Map(points.map(({ at, value }) => [at, value]));
    const values = slots.map((at) => found.get(at));
    const places = joined ? points : slots.map((at, slot) => ({ at, value: values[slot] }));
    if (!stacked) return { values, places, bases: places.map(() => 0) };
    const bases = sums;
    const heights = between(places, slots);
    sums = bases.map((base, slot) => base + (heights[slot] ?? 0));
    const tops = slots.map((at, slot): LinePlace => {
      return { at, value: heights[slot] === undefined ? undefined : sums[slot] };
    });
    return { values, places: tops, bases };
  });
}
