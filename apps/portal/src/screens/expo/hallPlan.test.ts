import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallPlan } from './hallPlan.ts';

const halls = fc
  .record({ rows: fc.integer({ min: 1, max: 12 }), columns: fc.integer({ min: 1, max: 12 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      row: fc.integer({ min: 1, max: rows }),
      column: fc.integer({ min: 1, max: columns }),
      door: fc.constant('东门'),
    }),
  );

describe('hallPlan', () => {
  it('keeps everything inside the walls and the path free for any hall', () => {
    fc.assert(
      fc.property(halls, (hall) => {
        const { width, height, box, others, stand, way } = hallPlan(hall);
        for (const { x, y } of [...others, stand]) {
          expect(x).toBeGreaterThan(0);
          expect(x + box.width).toBeLessThan(width);
          expect(y + box.height).toBeLessThan(height);
        }
        expect(way.to).toBeGreaterThan(stand.x + box.width);
        expect(way.from).toBe(width);
        const inTheWay = others.filter(({ x, y }) => y < way.y && way.y < y + box.height && x > stand.x);
        expect(inTheWay).toEqual([]);
      }),
    );
  });

  it('leaves out only what would block the path from the door to the stand', () => {
    const { others, stand } = hallPlan({ rows: 5, columns: 9, row: 3, column: 6, door: '东门' });
    expect(others).toHaveLength(5 * 9 - 1 - 3);
    expect(stand).toEqual({ x: 424, y: 143 });
  });
});
