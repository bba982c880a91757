import type { Clock } from './useTicks.ts';

/** A monotonic clock: it continues from the last reading when the system clock is set back. For durations, not for times of day. */
export function steadyClock(read: Clock): Clock {
  let last = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return () => {
    const moment = read();
    if (moment < last) lost += last - moment;
    last = moment;
    return moment + lost;
  };
}
