import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleDrawing } from './moduleDrawing.ts';

describe('moduleDrawing', () => {
  it('places each module at its row and column when a sign stands for it', () => {
    expect(moduleDrawing(['#.', '-+'])).toEqual({
      width: 22,
      height: 22,
      paths: [
        { part: 'wall', d: 'M0 0h10v10h-10z' },
        { part: 'soft', d: 'M0 12h10v10h-10z' },
        { part: 'on', d: 'M12 12h10v10h-10z' },
      ],
    });
  });

  it('is empty when there are no rows', () => {
    expect(moduleDrawing([])).toEqual({ width: 0, height: 0, paths: [] });
  });

  it('draws as many modules as there are signs, all of them inside', () => {
    const row = fc.stringMatching(/^[#+!. -]{0,12}$/);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const { width, height, paths } = moduleDrawing(rows);
        const modules = paths.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)/g)]);
        expect(modules).toHaveLength(rows.join('').replaceAll(/[. ]/g, '').length);
        for (const [, x, y] of modules) {
          expect(Number(x) + 10).toBeLessThanOrEqual(width);
          expect(Number(y) + 10).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});
