/** Where a step stands: behind, here, ahead, or here and gone wrong. */
export type StepState = 'done' | 'current' | 'next' | 'failed';

/**
 * The state of each of `count` steps when `current` (from 1) is the one under way and everything before it is done. Beyond
 * the last step all are done and nothing can have failed.
 */
export function stepStates(count: number, current: number, failed = false): StepState[] {
  return Array.from({ length: count }, (_, index) => {
    if (index + 1 < current) return 'done';
    if (index + 1 > current) return 'next';
    return failed ? 'failed' : 'current';
  });
}
