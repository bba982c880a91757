import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripScroll } from './useStrip.ts';

describe('stripScroll', () => {
  it('puts the item into the middle when there is room on both sides', () => {
    expect(stripScroll({ width: 300, whole: 1000 }, { left: 500, width: 60 })).toBe(380);
  });

  it('stays at the ends when the item is the first or the last', () => {
    expect(stripScroll({ width: 300, whole: 1000 }, { left: 0, width: 60 })).toBe(0);
    expect(stripScroll({ width: 300, whole: 1000 }, { left: 940, width: 60 })).toBe(700);
  });

  it('shows an item whole when it is narrower than the strip', () => {
    const measures = fc
      .record({ width: fc.integer({ min: 100, max: 400 }), itemWidth: fc.integer({ min: 20, max: 100 }) })
      .chain((sizes) =>
        fc.record({
          sizes: fc.constant(sizes),
          left: fc.nat(2000),
          after: fc.nat(2000),
        }),
      );
    fc.assert(
      fc.property(measures, ({ sizes: { width, itemWidth }, left, after }) => {
        const whole = left + itemWidth + after;
        const scrolled = stripScroll({ width, whole }, { left, width: itemWidth });
        expect(scrolled).toBeGreaterThanOrEqual(0);
        expect(scrolled).toBeLessThanOrEqual(Math.max(0, whole - width));
        expect(left).toBeGreaterThanOrEqual(scrolled);
        expect(left + itemWidth).toBeLessThanOrEqual(scrolled + width);
      }),
    );
  });
});
