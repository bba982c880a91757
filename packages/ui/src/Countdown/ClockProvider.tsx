import type { ReactNode } from 'react';
import { ClockContext } from './useClock.ts';
import type { Clock } from './useTicks.ts';

/**
 * Sets the clock of every component inside it that counts down or knows today, such as that of the application's server: a device's own may
 * be wrong. A component's `now` has precedence.
 */
export function ClockProvider({ now, children }: { now: Clock; children?: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}
