/** What a step says about itself: it needs attention, or it was left out. */
export type StepMark = 'error' | 'skipped';

/** State of a step: done, current, upcoming, current and failed, or its own mark. */
export type StepState = 'done' | 'current' | 'next' | 'failed' | StepMark;

/**
 * The state of each of `count` steps when `current` (from 1) is the current one and everything before it is done. Past the last step all
 * are done and `failed` is ignored. A mark replaces the state of its step; the current step cannot be skipped, and its failure comes first.
 */
export function stepStates(
  count: number,
  current: number,
  failed = false,
  marks: readonly (StepMark | undefined)[] = [],
): StepState[] {
  return Array.from({ length: count }, (_, index) => {
    const mark = marks[index];
    if (index + 1 < current) return mark ?? 'done';
    if (index + 1 > current) return mark ?? 'next';
    if (failed) return 'failed';
    return mark === 'error' ? mark : 'current';
  });
}
