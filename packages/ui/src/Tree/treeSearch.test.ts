import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { placeNodes } from './treeNodes.ts';
import { labelParts, searchTree } from './treeSearch.ts';

const idsIn = (search: string) => [...placeNodes(searchTree(shops, search)?.nodes ?? []).keys()];

describe('searchTree', () => {
  it('keeps matches with what is above and below them', () => {
    expect(idsIn('有氧')).toEqual(['people', 'cardio']);
    expect(idsIn('单车')).toEqual(['people', 'bike', 'row']);
    expect(idsIn('人民路')).toEqual(['people', 'cardio', 'power', 'bike', 'row']);
    expect(idsIn('游泳')).toEqual([]);
  });

  it('opens the nodes above a match, and no node for a match of its own', () => {
    expect([...(searchTree(shops, '划船')?.open ?? [])].toSorted()).toEqual(['bike', 'people']);
    expect(searchTree(shops, '天衢')?.open.size).toBe(0);
    expect(searchTree(shops, '一层')?.matches).toBe(3);
  });

  it('finds nothing to search for in a blank text', () => {
    expect(searchTree(shops, '')).toBeNull();
    expect(searchTree(shops, '  ')).toBeNull();
  });

  it('keeps a node exactly when it, one above or one below matches, and opens exactly those above one', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('0', '1.', 'n2', '节点', '3.0'), (nodes, search) => {
        const found = searchTree(nodes, search);
        const matching = [...placeNodes(nodes).values()]
          .map(({ node }) => node)
          .filter(({ label }) => label.includes(search));
        const ids = [...placeNodes(nodes).keys()];
        const isBelow = (id: string, other: string) => id.startsWith(`${other}.`);
        const kept = ids.filter((id) =>
          matching.some((match) => match.id === id || isBelow(id, match.id) || isBelow(match.id, id)),
        );
        expect([...placeNodes(found?.nodes ?? []).keys()]).toEqual(kept);
        expect(found?.matches).toBe(matching.length);
        const above = ids.filter((id) => matching.some((match) => isBelow(match.id, id)));
        expect([...(found?.open ?? [])].toSorted()).toEqual(above.toSorted());
      }),
    );
  });
});

describe('labelParts', () => {
  it.each([
    ['GT-6 Pro 跑步机', 'gt-6', ['[GT-6]', ' Pro 跑步机']],
    ['一层 一区', '一', ['[一]', '层 ', '[一]', '区']],
    ['a+b (c)', '+B (', ['a', '[+b (]', 'c)']],
    ['人民路店', '单车', ['人民路店']],
    ['人民路店', '', ['人民路店']],
    ['', '店', ['']],
  ])('of %s for %j are %j', (label, search, parts) => {
    expect(labelParts(label, search).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))).toEqual(parts);
  });

  it('are the label when joined, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, search) => {
        expect(
          labelParts(label, search)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});
