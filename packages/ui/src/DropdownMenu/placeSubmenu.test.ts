import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSubmenu } from './placeSubmenu.ts';

const window = { width: 1440, height: 900 };
const panel = { width: 200, height: 300 };
const row = { left: 500, top: 400, width: 180, height: 36 };

describe('placeSubmenu', () => {
  it('stands behind its row and level with it when there is room', () => {
    expect(placeSubmenu(row, panel, window, false)).toEqual({ left: 684, top: 395, maxHeight: 884 });
  });

  it('stands before its row when lines run from right to left', () => {
    expect(placeSubmenu(row, panel, window, true).left).toBe(296);
  });

  it('takes the other side when only that has room', () => {
    expect(placeSubmenu({ ...row, left: 1240 }, panel, window, false).left).toBe(1036);
    expect(placeSubmenu({ ...row, left: 20 }, panel, window, true).left).toBe(204);
  });

  it('covers its menu on the side with more room when neither side has enough', () => {
    const narrow = { width: 480, height: 900 };
    expect(placeSubmenu({ ...row, left: 180 }, { ...panel, width: 260 }, narrow, false).left).toBe(8);
    expect(placeSubmenu({ ...row, left: 100 }, { ...panel, width: 260 }, narrow, false).left).toBe(212);
  });

  it('moves up when it would leave the window below', () => {
    expect(placeSubmenu({ ...row, top: 800 }, panel, window, false).top).toBe(592);
  });

  it('never leaves the window when it is no larger than that', () => {
    const boxes = fc.record({
      left: fc.integer({ min: -300, max: 1500 }),
      top: fc.integer({ min: -100, max: 1000 }),
      width: fc.integer({ min: 40, max: 320 }),
      height: fc.integer({ min: 20, max: 60 }),
    });
    const sizes = fc.record({ width: fc.integer({ min: 80, max: 320 }), height: fc.integer({ min: 40, max: 2000 }) });
    fc.assert(
      fc.property(boxes, sizes, fc.boolean(), (from, size, isRightToLeft) => {
        const { left, top, maxHeight } = placeSubmenu(from, size, window, isRightToLeft);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + size.width).toBeLessThanOrEqual(window.width - 8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + Math.min(size.height, maxHeight)).toBeLessThanOrEqual(window.height - 8);
      }),
    );
  });
});
