import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { treeRows } from './treeRows.ts';
import { addRange, isSelectable, toggleAll, toggleId } from './treeSelection.ts';

const everything = { isOpen: () => true, phaseOf: () => undefined };
const rows = treeRows(shops, everything);

describe('selection', () => {
  it('takes a range in either direction, without disabled rows and rows that are no node', () => {
    expect(addRange([], rows, 0, 3)).toEqual(['people', 'cardio', 'bike']);
    expect(addRange(['row'], rows, 3, 1)).toEqual(['row', 'cardio', 'bike']);
    expect(addRange([], rows, 0, rows.length)).not.toContain('hall');
    expect(isSelectable(rows.at(-1))).toBe(false);
  });

  it('adds an id that was not in the list and removes one that was', () => {
    expect(toggleId(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleId(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('selects all, then none, and keeps what is not visible', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const all = treeRows(nodes, everything);
        const once = toggleAll(['elsewhere'], all);
        const selectable = all.filter(isSelectable).map(({ key }) => key);
        expect(once).toEqual(['elsewhere', ...selectable]);
        expect(toggleAll(once, all)).toEqual(selectable.length === 0 ? once : ['elsewhere']);
      }),
    );
  });
});
