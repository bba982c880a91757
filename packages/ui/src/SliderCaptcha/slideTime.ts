import { secondsUntil } from '../Countdown/timeLeft.ts';
import type { SliderExtension } from './sliderChallenge.ts';

/** Seconds before the end from which more time is offered: what the accessibility guidelines ask for at least. */
export const warnSeconds = 20;

/** How the offer of more time stands. */
export type ExtendPhase = 'ready' | 'asking' | 'given' | 'failed';

/** The time that a challenge has. */
export interface SlideTime {
  /** When the challenge ends, by the clock of the check; null while there is none. */
  deadline: number | null;
  /** Milliseconds that a slide may take, where more were given; else the challenge's own count. */
  slideMs: number | null;
  /** Seconds left once they are few; else null. */
  ending: number | null;
  extending: ExtendPhase;
  /** Challenges after the first. */
  renewals: number;
}

/** What happens to the time of a challenge, with the moment at which it does. */
export type SlideTimeEvent =
  | { type: 'given'; moment: number; validMs: number }
  | { type: 'ticked'; moment: number }
  | { type: 'asked' }
  | { type: 'extended'; moment: number; more: SliderExtension }
  | { type: 'refused' };

/** Before the first challenge. */
export const initialSlideTime: SlideTime = {
  deadline: null,
  slideMs: null,
  ending: null,
  extending: 'ready',
  renewals: -1,
};

function endingAt(deadline: number | null, moment: number): number | null {
  const left = deadline === null ? Number.POSITIVE_INFINITY : secondsUntil(deadline, moment);
  return left <= warnSeconds ? left : null;
}

/** The time after an event. The same object comes back when the event changes nothing. */
export function nextSlideTime(time: SlideTime, event: SlideTimeEvent): SlideTime {
  switch (event.type) {
    case 'given': {
      const deadline = event.moment + event.validMs;
      return { ...initialSlideTime, deadline, ending: endingAt(deadline, event.moment), renewals: time.renewals + 1 };
    }
    case 'ticked': {
      const ending = endingAt(time.deadline, event.moment);
      return ending === time.ending ? time : { ...time, ending };
    }
    case 'asked':
      return { ...time, extending: 'asking' };
    case 'extended': {
      const { validMs, slideMs = time.slideMs } = event.more;
      const deadline = validMs === undefined ? time.deadline : event.moment + validMs;
      return { ...time, extending: 'given', deadline, slideMs, ending: endingAt(deadline, event.moment) };
    }
    case 'refused':
      return { ...time, extending: 'failed' };
  }
}
