import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstant } from './instant.ts';

const noon = Date.parse('2026-05-12T04:00:00Z');

describe('readInstant', () => {
  it.each([
    ['2026-05-12T12:00:00+08:00', noon],
    ['2026-05-12T12:00+08:00', noon],
    ['2026-05-12T04:00:00Z', noon],
    ['2026-05-11T20:30:00.5-07:30', noon + 500],
    ['2026-05-12T04:00:00.25Z', noon + 250],
    ['2026-05-12T04:00Z', noon],
    ['2026-05-12T04:00:00.1234Z', null],
    ['2026-05-12T12:00:00', null],
    ['2026-05-12 12:00:00+08:00', null],
    ['2026-05-12', null],
    ['2026-02-30T12:00:00Z', null],
    ['2026-05-12T24:00:00Z', null],
    ['2026-05-12T12:60:00Z', null],
    ['2026-05-12T12:00:60Z', null],
    ['2026-05-12T12:00:00+15:00', null],
    ['2026-05-12t12:00:00z', null],
    ['', null],
  ])('reads %j as %j', (text, ms) => {
    expect(readInstant(text)).toBe(ms);
  });

  it('reads what JavaScript writes', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-30'), noInvalidDate: true }), (date) => {
        expect(readInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});
