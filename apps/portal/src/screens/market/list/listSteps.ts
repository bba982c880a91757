import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';

/** Route state of a step away from an address with categories that are gone. */
export const leavesCategory = { ...keepsPlace, leavesCategory: true } as const;

/** Whether a route state is that of such a step. */
export function hasLeftCategory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leavesCategory' in state;
}
