import type { Clock } from '../src/platform/clock/clock.ts';

/** A clock that stands at a moment, for what the demo's companies did then. */
export function clockAt(moment: Date): Clock {
  return { now: () => moment, every: () => () => undefined };
}
