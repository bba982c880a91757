import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../time/chinaTime.ts';
import { readingTiers } from './bucket.ts';
import type { MachineState } from './machineState.ts';
import { mainState, type StateBucket, type StateCounts, stateRuns, stateTimes } from './stateCounts.ts';

const none = { running: 0, idle: 0, fault: 0, off: 0 };
const { bucketMs } = readingTiers.short;
const countState = (state: MachineState): StateCounts => ({ ...none, [state]: 1 });
function countsOf(list: readonly MachineState[]): StateCounts {
  const counts = { ...none };
  for (const state of list) counts[state] += 1;
  return counts;
}

/** Buckets in turn: `r` running, `i` idle, `f` fault, `o` off, `h` half running and half off, `z` without readings, a blank for none. */
function buckets(text: string): StateBucket[] {
  const counts = {
    r: countState('running'),
    i: countState('idle'),
    f: countState('fault'),
    o: countState('off'),
    h: { ...none, running: 1, off: 1 },
    z: none,
  };
  return [...text].flatMap((letter, index) => {
    const found = Object.entries(counts).find(([name]) => name === letter);
    return found === undefined ? [] : [{ start: index * bucketMs, counts: found[1] }];
  });
}

/** From the start of one bucket until that of another. */
const range = (from: number, to: number) => ({ startTime: from * bucketMs, endTime: to * bucketMs });

describe('mainState', () => {
  it('is the state of most readings, the more urgent of two, and none without readings', () => {
    expect(mainState(countsOf(['off', 'running', 'off']))).toBe('off');
    expect(mainState(countsOf(['off', 'running', 'fault', 'idle']))).toBe('fault');
    expect(mainState(countsOf(['off', 'running', 'idle']))).toBe('running');
    expect(mainState(countsOf(['off', 'idle']))).toBe('idle');
    expect(mainState(none)).toBeNull();
  });
});

describe('stateRuns', () => {
  const runsOf = (text: string, from = 0, to = text.length) =>
    stateRuns(buckets(text), range(from, to), 'short').map(
      (run) => `${run.state} ${run.from / bucketMs}-${run.to / bucketMs}`,
    );

  it('joins neighbours of the same state, and bridges no gap', () => {
    expect(runsOf('rrrii')).toEqual(['running 0-3', 'idle 3-5']);
    expect(runsOf('rr rf')).toEqual(['running 0-2', 'running 3-4', 'fault 4-5']);
    expect(runsOf('rzr')).toEqual(['running 0-1', 'running 2-3']);
    expect(runsOf('')).toEqual([]);
  });

  it('ends at the ends of its range, however the buckets are ordered', () => {
    expect(runsOf('rrrii', 1.5, 4)).toEqual(['running 1.5-3', 'idle 3-4']);
    expect(runsOf('rrrii', 6, 8)).toEqual([]);
    expect(stateRuns(buckets('rri').reverse(), range(0, 3), 'short')).toEqual(
      stateRuns(buckets('rri'), range(0, 3), 'short'),
    );
  });
});

describe('stateTimes', () => {
  it('shares the time of a bucket among the states of its readings', () => {
    expect(stateTimes(buckets('rhz o'), range(0, 6), 'short')).toEqual({
      running: 1.5 * bucketMs,
      idle: 0,
      fault: 0,
      off: 1.5 * bucketMs,
      noData: 3 * bucketMs,
    });
  });

  it('counts of a bucket what is in the range', () => {
    expect(stateTimes(buckets('rif'), range(0.5, 1.25), 'short')).toMatchObject({
      running: 0.5 * bucketMs,
      idle: 0.25 * bucketMs,
      fault: 0,
      noData: 0,
    });
    const fault = { start: 0, counts: countState('fault') };
    expect(stateTimes([fault], { startTime: 0, endTime: 2 * hourMs }, 'hour')).toEqual({
      running: 0,
      idle: 0,
      fault: hourMs,
      off: 0,
      noData: hourMs,
    });
  });

  it('adds up to the range, and has data where the band has runs', () => {
    const text = fc.string({ unit: fc.constantFrom(...'rifohz '), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(12), fc.nat(12), (written, one, other) => {
        const whole = range(Math.min(one, other), Math.max(one, other));
        const times = stateTimes(buckets(written), whole, 'short');
        const sum = Object.values(times).reduce((total, ms) => total + ms, 0);
        expect(sum).toBeCloseTo(whole.endTime - whole.startTime, 3);
        const drawn = stateRuns(buckets(written), whole, 'short').reduce((ms, { from, to }) => ms + to - from, 0);
        expect(sum - times.noData).toBeCloseTo(drawn, 3);
      }),
    );
  });
});
