import type { Clock } from './useTicks.ts';

/** A clock that runs on from where it was when the machine's is set back: for spans of time, not for moments of a day. */
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
