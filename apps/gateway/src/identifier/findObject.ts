import type { IdentifierFailure } from '@lima-id/api';
import type { Clock } from '../platform/clock/clock.ts';
import type { Refusal } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { createLookUp } from './lookup/lookUp.ts';

/**
 * Creates the finder of objects for calls about one object: returns the canonical code, or the refusal that a lookup gives. It is not
 * counted as a resolution.
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
