import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { idsAbove, isBranch, placeNodes, withLoaded } from './treeNodes.ts';

describe('isBranch', () => {
  it('is true for a node with children, or with children that are not known yet', () => {
    expect(shops.map(isBranch)).toEqual([true, true, true]);
    expect(
      [{ children: [] }, {}, { lazy: true, children: [] }].map((part) => isBranch({ id: 'a', label: '', ...part })),
    ).toEqual([false, false, true]);
  });
});

describe('withLoaded', () => {
  it('puts loaded children in their place, also below others that were loaded', () => {
    const loaded = new Map([
      ['campus', [{ id: 'pool', label: '游泳馆', lazy: true }]],
      ['pool', [{ id: 'lane', label: '一号泳道' }]],
    ]);
    const places = placeNodes(withLoaded(shops, loaded));
    expect(idsAbove(places, 'lane')).toEqual(['pool', 'campus']);
    expect(places.get('cardio')?.node).toBe(shops[0]?.children?.[0]);
  });

  it('is the same tree when nothing of it was loaded', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        expect(withLoaded(nodes, new Map([['elsewhere', []]]))).toBe(nodes);
      }),
    );
  });
});

describe('placeNodes', () => {
  it('knows the way from each node to the top', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const places = placeNodes(nodes);
        for (const [id, { parent }] of places) {
          const above = idsAbove(places, id);
          expect(above[0] ?? null).toBe(parent);
          expect(above.length).toBe(id.split('.').length - 1);
        }
      }),
    );
    expect(idsAbove(placeNodes(shops), 'nowhere')).toEqual([]);
  });
});
