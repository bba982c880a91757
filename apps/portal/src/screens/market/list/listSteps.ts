import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';

/** Route state of a step to another page of the list: the page stays, and what it shows starts over. */
export const turnsPage = { ...keepsPlace, turnsPage: true } as const;

/** Route state of a step away from an address with categories that are gone. */
export const leavesCategory = { ...keepsPlace, leavesCategory: true } as const;

/** Whether a route state is that of one of these steps. */
export function isStep(state: unknown, step: 'turnsPage' | 'leavesCategory'): boolean {
  return typeof state === 'object' && state !== null && Object.keys(state).includes(step);
}
