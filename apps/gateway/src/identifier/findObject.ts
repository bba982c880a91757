import type { IdentifierFailure } from '@lima-id/api';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Refusal } from '../platform/http/mount.ts';
import { createLookUp } from './lookUp.ts';

/**
 * Makes the finder of objects for calls that are about one: what was typed in canonical form, or the refusal that a lookup of it gives.
 * Finding one is no resolution and is not counted.
 */
export function createObjectFinder(
  store: Store,
  clock: Clock,
): (identifier: string) => Promise<{ identifier: string } | { refusal: Refusal<IdentifierFailure> }> {
  const lookUp = createLookUp(store, clock, '');
  return async (typed) => {
    const answer = await lookUp(typed);
    if (answer.found) return { identifier: answer.identifier };
    const { status, message, data } = answer;
    return { refusal: { status, message, data } };
  };
}
