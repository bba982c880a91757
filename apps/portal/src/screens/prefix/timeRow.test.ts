import { describe, expect, it } from 'vitest';
import { timeRow } from './timeRow.ts';

describe('timeRow', () => {
  it('shows a time in China to the minute', () => {
    expect(timeRow('提交时间', Date.UTC(2026, 4, 18, 2, 20))).toEqual([
      { label: '提交时间', value: '2026-05-18 10:20', face: 'figure' },
    ]);
  });

  it('is missing when the time is not known', () => {
    expect(timeRow('提交时间', 0)).toEqual([]);
  });
});
