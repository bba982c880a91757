/** State of a step: done, current, upcoming, or current and failed. */
export type StepState = 'done' | 'current' | 'next' | 'failed';

/**
 * The state of each of `count` steps when `current` (from 1) is the current one and everything before it is done. Past the last step all
 * are done and `failed` is ignored.
 */
export function stepStates(count: number, current: number, failed = false): StepState[] {
  return Array.from({ length: count }, (_, index) => {
    if (index + 1 < current) return 'done';
    if (index + 1 > current) return 'next';
    return failed ? 'failed' : 'current';
  });
}
