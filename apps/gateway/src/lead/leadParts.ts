import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';

export interface LeadParts {
  store: Store;
  clock: Clock;
  attempts: Pick<Attempts, 'countWithin'>;
  /** Encrypts the content, bound to the lead's id. */
  contents: Seal;
  /** Deduplication hash. */
  hash: (text: string) => string;
}
