import { chartTimeTicks } from './limits.ts';

/**
 * Slots from one tick to the next: the fewest that respect `chartTimeTicks`, or up to twice as many if those divide `whole`: the hours of a
 * day, so that every day has the same ones, or the days up to the last, so that it has a tick.
 */
export function tickStep(count: number, whole: number): number {
  const least = Math.ceil(count / chartTimeTicks);
  for (let step = least; step <= 2 * least; step += 1) if (whole % step === 0) return step;
  return least;
}
