import { describe, expect, it } from 'vitest';
import { readTypedRange } from './typedRange.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

describe('readTypedRange', () => {
  it('gives the range when both texts are days', () => {
    expect(readTypedRange({ from: '2026-5-18', to: '2026年5月24日' })).toEqual({
      kind: 'days',
      verdict: { ok: true, range: { startTime: day('2026-05-18'), endTime: day('2026-05-25') - 1 } },
    });
  });

  it.each([
    ['the first day is after the last', '2026-05-24', '2026-05-18', 'wrongOrder'],
    ['they are longer than three months', '2026-01-01', '2026-05-01', 'tooLong'],
  ])('gives the reason of the rules when %s', (_, from, to, reason) => {
    expect(readTypedRange({ from, to })).toMatchObject({ kind: 'days', verdict: { ok: false, reason } });
  });

  it.each([
    ['both texts are empty', '', ' ', 'empty'],
    ['the first text is empty', ' ', '2026-05-24', 'chooseFirst'],
    ['the last text is empty', '2026-05-18', '', 'chooseLast'],
    ['a text is no day', '上周三', '2026-05-24', 'unreadable'],
    ['a text is no day and the other one is empty', '', '2026-02-30', 'unreadable'],
  ])('says what is missing when %s', (_, from, to, kind) => {
    expect(readTypedRange({ from, to })).toEqual({ kind });
  });
});
