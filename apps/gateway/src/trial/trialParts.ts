import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';

/** What the calls about trials work with. */
export interface TrialParts {
  store: Store;
  clock: Clock;
}
