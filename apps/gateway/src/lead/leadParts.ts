import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Seal } from '../platform/secret/seal.ts';

/** What the calls of leads work with. */
export interface LeadParts {
  store: Store;
  clock: Clock;
  attempts: Pick<Attempts, 'countWithin'>;
  /** Seals what was said for the lead's id. */
  contents: Seal;
  /** The hash by which a lead that comes again is known. */
  hash: (text: string) => string;
}
