import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPx, rowWindow, scrollToRow, wholeListMost, widestText } from './rowWindow.ts';

describe('rowWindow', () => {
  it('is the whole list up to a hundred rows', () => {
    expect(rowWindow(wholeListMost, 50, 36)).toEqual({ from: 0, to: wholeListMost });
    expect(rowWindow(0, 0, 36)).toEqual({ from: 0, to: 0 });
  });

  it('holds the rows in sight and few others wherever a long list is scrolled to', () => {
    const scrolled = fc.record({
      count: fc.integer({ min: wholeListMost + 1, max: 100_000 }),
      first: fc.integer({ min: -5, max: 100_005 }),
      rowPx: fc.integer({ min: 20, max: 120 }),
    });
    fc.assert(
      fc.property(scrolled, ({ count, first, rowPx }) => {
        const { from, to } = rowWindow(count, first, rowPx);
        const lastStart = Math.max(0, count - Math.floor(listPx / rowPx));
        const seen = Math.min(Math.max(first, 0), lastStart);
        expect(from).toBeLessThanOrEqual(seen);
        expect(to).toBeGreaterThanOrEqual(Math.min(count, seen + Math.ceil(listPx / rowPx)));
        expect(to - from).toBeLessThan(50);
        expect([from >= 0, to <= count]).toEqual([true, true]);
      }),
    );
  });
});

describe('scrollToRow', () => {
  it.each([
    [0, 0, 0],
    [8, 0, 4],
    [9, 0, 40],
    [0, 400, 0],
    [12, 400, 400],
    [4999, 0, 5000 * 36 - 320],
  ])('brings row %i into sight from %i px by scrolling to %i px', (row, from, to) => {
    expect(scrollToRow(row, 36, from, 320)).toBe(to);
  });
});

describe('widestText', () => {
  it('counts a Chinese character as two when texts are compared', () => {
    expect(widestText(['abcde', '标识码', 'ab'])).toBe('标识码');
    expect(widestText(['abcdefg', '标识码'])).toBe('abcdefg');
    expect(widestText([])).toBe('');
  });
});
