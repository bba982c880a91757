import type { Mobiles } from '../account/mobiles.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';

/** What the admin command works on. */
export interface AdminParts {
  store: Store;
  clock: Clock;
  mobiles: Mobiles;
  /** Asks for the password of a new account; throws a CommandFailure without one that the rules allow. */
  askForPassword(): Promise<string>;
}
