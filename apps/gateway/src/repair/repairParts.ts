import type { IdentifierFailure } from '@lima-id/api';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Refusal } from '../platform/http/mount.ts';
import type { Seal } from '../platform/secret/seal.ts';

/** Finds the object of what a visitor typed: its identifier in canonical form, or why there is none, as a lookup says it. */
export type FindObject = (
  identifier: string,
) => Promise<{ identifier: string } | { refusal: Refusal<IdentifierFailure> }>;

/** What the calls of repairs work with. */
export interface RepairParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  findObject: FindObject;
  /** Seals who reported a fault, for the ticket's number. */
  contacts: Seal;
}
