import type { PrefixAvailability } from '@lima-id/api';
import { prefixMessages } from '@lima-id/domain';

/** The message for a prefix that is taken, with an available one if known. */
export function takenWords({ prefix, freePrefix }: Pick<PrefixAvailability, 'prefix' | 'freePrefix'>): string {
  const { taken, takenWithFree } = prefixMessages.availability;
  return freePrefix === null ? taken(prefix) : takenWithFree(prefix, freePrefix);
}
