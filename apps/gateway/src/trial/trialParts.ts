import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';

export interface TrialParts {
  store: Store;
  clock: Clock;
}
