import type { PrefixAvailability } from '@lima-id/api';
import { prefixMessages } from '@lima-id/domain';

/** What is said of a prefix that is taken, with another that is free where one is known. */
export function takenWords({ prefix, freePrefix }: Pick<PrefixAvailability, 'prefix' | 'freePrefix'>): string {
  const { taken, takenWithFree } = prefixMessages.availability;
  return freePrefix === null ? taken(prefix) : takenWithFree(prefix, freePrefix);
}
