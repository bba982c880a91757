import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepStates } from './stepStates.ts';

const count = fc.integer({ min: 1, max: 8 });
const current = fc.integer({ min: 0, max: 10 });
const rank = { done: 0, current: 1, failed: 1, next: 2 } as const;

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
});
