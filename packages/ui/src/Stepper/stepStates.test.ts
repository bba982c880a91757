import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StepMark, stepStates } from './stepStates.ts';

const count = fc.integer({ min: 1, max: 12 });
const current = fc.integer({ min: 0, max: 14 });
const marks = fc.array(fc.constantFrom<StepMark | undefined>('error', 'skipped', undefined), { maxLength: 14 });
const rank = { done: 0, current: 1, failed: 1, next: 2, error: -1, skipped: -1 } as const;

describe('stepStates', () => {
  it('says what is behind, here and ahead when a step in the middle is under way', () => {
    expect(stepStates(4, 3)).toEqual(['done', 'done', 'current', 'next']);
  });

  it('marks the step under way when it failed', () => {
    expect(stepStates(3, 3, true)).toEqual(['done', 'done', 'failed']);
    expect(stepStates(3, 2, true)).toEqual(['done', 'failed', 'next']);
  });

  it('has every step done when the current one lies beyond the last', () => {
    expect(stepStates(3, 4)).toEqual(['done', 'done', 'done']);
    expect(stepStates(3, 4, true)).toEqual(['done', 'done', 'done']);
  });

  it('has as many states as steps, in order, at most one of them here', () => {
    fc.assert(
      fc.property(count, current, fc.boolean(), (steps, at, failed) => {
        const states = stepStates(steps, at, failed);
        expect(states).toHaveLength(steps);
        expect(states.map((state) => rank[state])).toEqual(states.map((state) => rank[state]).sort());
        const here = states.filter((state) => rank[state] === 1);
        expect(here).toHaveLength(at >= 1 && at <= steps ? 1 : 0);
        expect(states.includes('failed')).toBe(failed && here.length === 1);
      }),
    );
  });

  it('keeps the mark of a step behind or ahead, and the error of the current one', () => {
    const given: (StepMark | undefined)[] = ['error', 'skipped', 'skipped', undefined, 'skipped'];
    expect(stepStates(5, 3, false, given)).toEqual(['error', 'skipped', 'current', 'next', 'skipped']);
    expect(stepStates(3, 2, false, [undefined, 'error'])).toEqual(['done', 'error', 'next']);
    expect(stepStates(3, 2, true, [undefined, 'error'])).toEqual(['done', 'failed', 'next']);
  });

  it('changes those steps alone that have a mark and are not the current one', () => {
    fc.assert(
      fc.property(count, current, fc.boolean(), marks, (steps, at, failed, given) => {
        const plain = stepStates(steps, at, failed);
        const marked = stepStates(steps, at, failed, given);
        const elsewhere = marked.map((state, index) => (index + 1 === at ? null : state));
        expect(elsewhere).toEqual(plain.map((state, index) => (index + 1 === at ? null : (given[index] ?? state))));
        expect(['current', 'failed', 'error', undefined]).toContain(marked[at - 1]);
      }),
    );
  });
});
