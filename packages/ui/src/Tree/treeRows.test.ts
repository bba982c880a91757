import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { placeNodes } from './treeNodes.ts';
import { type LoadPhase, treeRows } from './treeRows.ts';

const rowsOf = (open: readonly string[], phase?: LoadPhase) =>
  treeRows(shops, { isOpen: (id) => open.includes(id), phaseOf: () => phase });

describe('treeRows', () => {
  it('lists what is expanded, and what is disabled with everything below it', () => {
    const rows = rowsOf(['people', 'tianqu']);
    expect(rows.map(({ key, level, position, siblings }) => [key, level, position, siblings])).toEqual([
      ['people', 1, 1, 3],
      ['cardio', 2, 1, 3],
      ['power', 2, 2, 3],
      ['bike', 2, 3, 3],
      ['tianqu', 1, 2, 3],
      ['hall', 2, 1, 1],
      ['campus', 1, 3, 3],
    ]);
    expect(rows.filter(({ disabled }) => disabled).map(({ key }) => key)).toEqual(['power', 'tianqu', 'hall']);
    expect(rows.map(({ open }) => open)).toEqual([true, null, null, false, true, null, false]);
    expect(rows.map(({ parent }) => parent)).toEqual([-1, 0, 0, 0, -1, 4, -1]);
  });

  it('says below an expanded node that its children load, or that they could not be loaded', () => {
    expect(rowsOf(['campus']).at(-1)).toMatchObject({ kind: 'loading', level: 2, parent: 2, disabled: true });
    expect(rowsOf(['campus'], 'failed').at(-1)).toMatchObject({ kind: 'failed', disabled: false });
  });

  it('says that there are none when nothing was loaded', () => {
    const nodes = [{ id: 'a', label: '', lazy: true, children: [] }];
    const rows = treeRows(nodes, { isOpen: () => true, phaseOf: () => undefined });
    expect(rows.map(({ kind }) => kind)).toEqual(['node', 'empty']);
  });

  it('has every node once and below its parent when all are expanded', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const rows = treeRows(nodes, { isOpen: () => true, phaseOf: () => undefined });
        const places = placeNodes(nodes);
        expect(rows.map(({ key }) => key)).toEqual([...places.keys()]);
        for (const row of rows) {
          const parent = rows[row.parent];
          expect(parent?.key ?? null).toBe(places.get(row.key)?.parent);
          expect(row.level).toBe((parent?.level ?? 0) + 1);
        }
      }),
    );
  });
});
