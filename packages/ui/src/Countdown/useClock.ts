'use client';
import { createContext, useContext } from 'react';
import type { Clock } from './useTicks.ts';

/** The clock of the nearest `ClockProvider`; the system clock by default. */
export const ClockContext = createContext<Clock>(() => Date.now());

/** The clock of a component: its own when it is given one, else that of the nearest `ClockProvider`. */
export function useClock(own?: Clock): Clock {
  const provided = useContext(ClockContext);
  return own ?? provided;
}
