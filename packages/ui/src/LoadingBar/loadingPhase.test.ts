import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoadingEvent, type LoadingPhase, nextLoadingPhase } from './loadingPhase.ts';

function after(...events: LoadingEvent[]): LoadingPhase {
  return events.reduce(nextLoadingPhase, 'idle' as LoadingPhase);
}

const events = fc.array(fc.constantFrom<LoadingEvent>('started', 'lasted', 'ended', 'seen'), { maxLength: 30 });

describe('nextLoadingPhase', () => {
  it('shows nothing when loading ends before it has lasted', () => {
    expect(after('started', 'ended', 'lasted')).toBe('idle');
  });

  it('grows, fills and goes when loading lasts', () => {
    expect(after('started')).toBe('waiting');
    expect(after('started', 'lasted')).toBe('running');
    expect(after('started', 'lasted', 'ended')).toBe('complete');
    expect(after('started', 'lasted', 'ended', 'seen')).toBe('idle');
  });

  it('goes on when loading begins again while the full bar is in sight', () => {
    expect(after('started', 'lasted', 'ended', 'started')).toBe('running');
  });

  it('comes to rest from every state when loading ends and the bar has been seen', () => {
    fc.assert(
      fc.property(events, (before) => {
        expect(after(...before, 'ended', 'seen')).toBe('idle');
      }),
    );
  });

  it('never runs without having lasted', () => {
    const withoutLasting = events.map((given) => given.filter((event) => event !== 'lasted'));
    fc.assert(
      fc.property(withoutLasting, (before) => {
        expect(['idle', 'waiting']).toContain(after(...before));
      }),
    );
  });
});
