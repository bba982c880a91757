import { dayMs, hourMs, readChinaTime } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsOf, spanAt, ticksOf } from './stateSlots.ts';

const from = readChinaTime('2026-05-17 18:00') ?? 0;
const anySpan = fc
  .record({ start: fc.integer({ min: from, max: from + dayMs }), length: fc.integer({ min: hourMs, max: 30 * dayMs }) })
  .map(({ start, length }) => ({ from: start, to: start + length }));

describe('slotsOf', () => {
  it('has the beginnings of all steps, the last one cut', () => {
    expect(slotsOf({ from: 0, to: 25 }, 10)).toEqual([0, 10, 20]);
    expect(slotsOf({ from: 0, to: 20 }, 10)).toEqual([0, 10]);
    expect(slotsOf({ from: 5, to: 5 }, 10)).toEqual([]);
  });
});

describe('spanAt', () => {
  const spans = [
    { from: 0, to: 10 },
    { from: 10, to: 20 },
    { from: 30, to: 40 },
  ];

  it('finds the span of a moment, which its end does not belong to', () => {
    expect([0, 9, 10, 39].map((at) => spanAt(spans, at)?.from)).toEqual([0, 0, 10, 30]);
    expect([-1, 20, 29, 40].map((at) => spanAt(spans, at))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('ticksOf', () => {
  it('has times of the clock for a day, and days for a week', () => {
    expect(ticksOf({ from, to: from + dayMs }).map(({ label }) => label)).toEqual([
      '18:00',
      '21:00',
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
    ]);
    expect(ticksOf({ from, to: from + 7 * dayMs + 3_123 })[0]?.label).toBe('05-18');
  });

  it('has at least one tick and none outside', () => {
    fc.assert(
      fc.property(anySpan, (span) => {
        const ticks = ticksOf(span);
        expect(ticks.length).toBeGreaterThan(0);
        for (const { value } of ticks) expect(value >= span.from && value <= span.to).toBe(true);
      }),
    );
  });
});
