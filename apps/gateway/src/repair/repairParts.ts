import type { IdentifierFailure } from '@lima-id/api';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Refusal } from '../platform/http/mount.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';

/** Finds the object of an input: its identifier in canonical form, or the refusal of a lookup. */
export type FindObject = (
  identifier: string,
) => Promise<{ identifier: string } | { refusal: Refusal<IdentifierFailure> }>;

export interface RepairParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  findObject: FindObject;
  /** Encrypts the reporter, bound to the ticket's number. */
  contacts: Seal;
}
