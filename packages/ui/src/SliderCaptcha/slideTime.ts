import { secondsUntil } from '../Countdown/timeLeft.ts';
import type { SliderExtension } from './sliderChallenge.ts';

/** Seconds before expiry from which more time is offered: the minimum of WCAG 2.2.1. */
export const warnSeconds = 20;

/** State of the offer of more time. */
export type ExtendPhase = 'ready' | 'asking' | 'given' | 'failed';

/** The time limit of a challenge. */
export interface SlideTime {
  /** When the challenge expires, by the component's clock; null while there is none. */
  deadline: number | null;
  /** Milliseconds allowed for a slide after an extension; null for the challenge's own limit. */
  slideMs: number | null;
  /** Seconds left once below `warnSeconds`; else null. */
  ending: number | null;
  extending: ExtendPhase;
  /** Number of challenges after the first. */
  renewals: number;
}

/** Events of the time limit, each with its time. */
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

/** The time limit after an event. Returns the same object when the event changes nothing. */
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
