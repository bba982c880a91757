import { slideTries } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSlide, isUsedUp, nextSlide, type SlideEvent, type SlidePhase, slideTransitions } from './slide.ts';

const phases = Object.keys(slideTransitions);
const after = (...events: SlideEvent[]) => events.reduce(nextSlide, initialSlide);
const challenged: SlideEvent = { type: 'challenged' };
const moved: SlideEvent = { type: 'moved', x: 120 };
const submitted: SlideEvent = { type: 'submitted' };
const missed: SlideEvent = { type: 'missed' };
const settled: SlideEvent = { type: 'settled' };
const miss = [moved, submitted, missed, settled];

const event: fc.Arbitrary<SlideEvent> = fc.oneof(
  fc.constantFrom<SlideEvent>(
    challenged,
    submitted,
    settled,
    { type: 'withdrawn' },
    { type: 'cancelled' },
    { type: 'unanswered' },
    { type: 'refreshed' },
    { type: 'broken' },
    { type: 'lockedOut' },
    { type: 'unlocked' },
    { type: 'ranOut', why: 'slow' },
    { type: 'ranOut', why: 'stale' },
  ),
  fc.record({ type: fc.constant('moved' as const), x: fc.nat(300) }),
  fc.record({ type: fc.constant('passed' as const), tookMs: fc.nat(3000) }),
  fc.record({
    type: fc.constant('missed' as const),
    triesLeft: fc.option(fc.integer({ min: -2, max: 9 }), { nil: undefined }),
  }),
);
const history = fc.array(event, { maxLength: 40 });

describe('nextSlide', () => {
  it.each<[string, SlideEvent[], SlidePhase, string | null, number]>([
    ['nothing has come', [], 'loading', null, 0],
    ['a challenge has come', [challenged], 'idle', null, 0],
    ['the piece is moved', [challenged, moved], 'dragging', null, 120],
    ['the hand is lost', [challenged, moved, { type: 'cancelled' }], 'idle', null, 0],
    ['the piece is let go', [challenged, moved, submitted], 'verifying', null, 120],
    ['it fits', [challenged, moved, submitted, { type: 'passed', tookMs: 1400 }], 'success', 'passed', 120],
    ['it does not fit', [challenged, moved, submitted, missed], 'failure', 'missed', 120],
    ['the failure was shown', [challenged, ...miss], 'idle', 'missed', 0],
    ['the reader tries again', [challenged, ...miss, moved], 'dragging', null, 120],
    ['no verdict came', [challenged, moved, submitted, { type: 'unanswered' }], 'failure', 'unanswered', 120],
    ['a slide took too long', [challenged, moved, { type: 'ranOut', why: 'slow' }], 'expired', 'slow', 0],
    [
      'a slow slide got a new picture',
      [challenged, moved, { type: 'ranOut', why: 'slow' }, challenged],
      'idle',
      'slow',
      0,
    ],
    ['the picture ran out', [challenged, { type: 'ranOut', why: 'stale' }], 'expired', 'stale', 0],
    ['an old picture was changed', [challenged, { type: 'ranOut', why: 'stale' }, challenged], 'idle', null, 0],
    ['the server locks', [challenged, moved, submitted, { type: 'lockedOut' }], 'locked', 'locked', 0],
    ['the lock is over', [{ type: 'lockedOut' }, { type: 'unlocked' }], 'loading', null, 0],
    ['a picture does not load', [challenged, { type: 'broken' }], 'expired', 'broken', 0],
  ])('stands right when %s', (_, events, phase, notice, x) => {
    expect(after(...events)).toMatchObject({ phase, notice, x });
  });

  it('asks for another picture when it was missed as often as the rule allows', () => {
    const almost = after(challenged, ...Array.from({ length: slideTries - 1 }, () => miss).flat());
    expect(almost).toMatchObject({ phase: 'idle', misses: slideTries - 1 });
    const used = miss.reduce(nextSlide, almost);
    expect(used).toMatchObject({ phase: 'loading', notice: 'renewed' });
    expect(nextSlide(used, challenged)).toMatchObject({ phase: 'idle', notice: 'renewed', misses: 0 });
  });

  it('believes the server when it sends the remaining tries', () => {
    const last = after(challenged, moved, submitted, { type: 'missed', triesLeft: 0 });
    expect(isUsedUp(last)).toBe(true);
    expect(nextSlide(last, settled).phase).toBe('loading');
  });

  it('goes only where the table says when anything happens', () => {
    fc.assert(
      fc.property(history, event, (past, next) => {
        const before = past.reduce(nextSlide, initialSlide);
        const step = next.type === 'settled' && isUsedUp(before) ? 'settledLast' : next.type;
        const state = nextSlide(before, next);
        expect(state.phase).toBe(slideTransitions[before.phase][step] ?? before.phase);
        expect(state === before).toBe(slideTransitions[before.phase][step] === undefined);
      }),
    );
  });

  it('counts no more misses than the rule allows when the server says anything', () => {
    fc.assert(
      fc.property(history, (past) => {
        const { misses } = past.reduce(nextSlide, initialSlide);
        expect(misses).toBeGreaterThanOrEqual(0);
        expect(misses).toBeLessThanOrEqual(slideTries);
      }),
    );
  });

  it('passes nothing that was not submitted when anything happens', () => {
    fc.assert(
      fc.property(history, (past) => {
        const before = past.reduce(nextSlide, initialSlide);
        const passed = nextSlide(before, { type: 'passed', tookMs: 900 });
        expect(passed.phase === 'success').toBe(before.phase === 'verifying' || before.phase === 'success');
      }),
    );
  });

  it('starts over, and is never stuck, when another challenge comes', () => {
    fc.assert(
      fc.property(history, (past) => {
        const state = nextSlide(past.reduce(nextSlide, initialSlide), challenged);
        expect(state).toMatchObject({ phase: 'idle', x: 0, misses: 0, tookMs: null });
      }),
    );
  });

  it('shows the piece away from its start only while it is held, judged or just judged', () => {
    fc.assert(
      fc.property(history, (past) => {
        const { phase, x } = past.reduce(nextSlide, initialSlide);
        expect(x === 0 || ['dragging', 'verifying', 'success', 'failure'].includes(phase)).toBe(true);
      }),
    );
  });
});

describe('slideTransitions', () => {
  it('can reach every phase from the first when followed', () => {
    const reached = new Set<string>(['loading']);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const [phase, steps] of Object.entries(slideTransitions)) {
        if (reached.has(phase)) Object.values(steps).forEach((next) => reached.add(next));
      }
    }
    expect([...reached].sort()).toEqual([...phases].sort());
  });
});
