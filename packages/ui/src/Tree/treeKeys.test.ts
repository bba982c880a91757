import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { firstVisible, treeMove } from './treeKeys.ts';
import { treeRows } from './treeRows.ts';

const rows = treeRows(shops, { isOpen: (id) => id === 'people', phaseOf: () => undefined });
const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp', '*'];

describe('treeMove', () => {
  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 1, { to: 2 }],
    ['ArrowUp', 0, { to: 0 }],
    ['Home', 5, { to: 0 }],
    ['End', 0, { to: 5 }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 1, null],
    ['ArrowRight', 4, { expand: ['tianqu'] }],
    ['ArrowLeft', 0, { collapse: 'people' }],
    ['ArrowLeft', 2, { to: 0 }],
    ['ArrowLeft', 4, null],
    ['*', 0, { expand: ['tianqu', 'campus'] }],
    ['*', 3, { expand: ['bike'] }],
    ['Enter', 0, null],
  ])('%s from row %i is %j', (key, from, move) => {
    expect(treeMove(rows, from, key, false)).toEqual(move);
  });

  it('has the side arrows exchanged when the text runs from right to left', () => {
    expect(treeMove(rows, 0, 'ArrowLeft', true)).toEqual({ to: 1 });
    expect(treeMove(rows, 2, 'ArrowRight', true)).toEqual({ to: 0 });
    expect(treeMove(rows, 0, 'End', true)).toEqual({ to: 5 });
  });

  it('expands no sibling twice', () => {
    const open = treeRows(shops, { isOpen: () => true, phaseOf: () => undefined });
    expect(treeMove(open, 0, '*', false)).toBeNull();
  });

  it('leads to a row, or opens and closes nodes that can be, whatever the tree is', () => {
    fc.assert(
      fc.property(
        trees,
        fc.nat(),
        fc.constantFrom(...keys),
        fc.boolean(),
        fc.nat(1),
        (nodes, seed, key, isRtl, odd) => {
          const all = treeRows(nodes, { isOpen: (id) => id.length % 2 === odd, phaseOf: () => undefined });
          const move = treeMove(all, seed % all.length, key, isRtl);
          const named = move !== null && 'expand' in move ? move.expand : [];
          expect(all.filter((row) => named.includes(row.key)).every(({ open }) => open === false)).toBe(true);
          const to = move !== null && 'to' in move ? move.to : 0;
          expect(all[to]).toBeDefined();
        },
      ),
    );
  });
});

describe('firstVisible', () => {
  it('is the row itself, or the nearest one above it that is visible', () => {
    const indices = new Map(rows.map(({ key }, index) => [key, index]));
    expect(firstVisible(['cardio', 'people'], indices)).toBe(1);
    expect(firstVisible(['row', 'bike', 'people'], indices)).toBe(3);
    expect(firstVisible(['gone'], indices)).toBe(-1);
  });
});
