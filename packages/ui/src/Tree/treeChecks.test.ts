import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shops, trees } from './sampleTree.test.data.ts';
import { checkStates, toggleChecked } from './treeChecks.ts';
import { placeNodes, type TreeNode } from './treeNodes.ts';

/** A tree, ids of it, and one of its nodes. */
const pressed = trees.chain((nodes) => {
  const ids = [...placeNodes(nodes).keys()];
  return fc.record({ nodes: fc.constant(nodes), checked: fc.subarray(ids), id: fc.constantFrom(...ids) });
});

const leavesOf = (nodes: readonly TreeNode[]) =>
  [...placeNodes(nodes).values()].filter(({ node }) => node.children === undefined).map(({ node }) => node.id);

/** Ids of nodes that are disabled, or below one that is. */
const disabledIn = (nodes: readonly TreeNode[], isOff = false): string[] =>
  nodes.flatMap((node) => {
    const off = isOff || node.disabled === true;
    return [...(off ? [node.id] : []), ...disabledIn(node.children ?? [], off)];
  });

describe('checkStates', () => {
  it('shows a parent as some when not all below it are checked', () => {
    const states = checkStates(shops, new Set(['cardio', 'campus']));
    expect(states.get('people')).toBe('mixed');
    expect(states.get('bike')).toBe(false);
    expect(states.get('campus')).toBe(true);
  });

  it('lets a checked parent cover what is below it, also once that has been loaded', () => {
    const states = checkStates(shops, new Set(['people']));
    expect(['people', 'cardio', 'power', 'bike', 'row'].map((id) => states.get(id))).toEqual(Array(5).fill(true));
  });

  it('follows from the children wherever there are some', () => {
    fc.assert(
      fc.property(pressed, ({ nodes, checked }) => {
        const states = checkStates(nodes, new Set(checked));
        for (const { node } of placeNodes(nodes).values()) {
          const below = new Set((node.children ?? []).map(({ id }) => states.get(id)));
          const own = states.get(node.id);
          expect(below.size === 0 || (below.size === 1 ? below.has(own) : own === 'mixed')).toBe(true);
        }
      }),
    );
  });
});

describe('toggleChecked', () => {
  it('checks all below a node that can be, and unchecks them when they all were', () => {
    const once = toggleChecked(shops, [], 'people');
    expect(once).toEqual(['cardio', 'bike', 'row']);
    expect(checkStates(shops, new Set(once)).get('people')).toBe('mixed');
    expect(toggleChecked(shops, once, 'people')).toEqual([]);
  });

  it('lists a parent when all below it are checked', () => {
    expect(toggleChecked(shops, ['power', 'row'], 'cardio')).toEqual(['people', 'cardio', 'power', 'bike', 'row']);
  });

  it('does nothing to a disabled node, or below one', () => {
    expect(toggleChecked(shops, ['row'], 'hall')).toEqual(['row']);
    expect(toggleChecked(shops, ['row'], 'tianqu')).toEqual(['row']);
  });

  it('changes what a search shows and nothing that it hides', () => {
    expect(toggleChecked(shops, ['row'], 'people', (id) => id === 'cardio')).toEqual(['cardio', 'bike', 'row']);
  });

  it('keeps ids that are not in the tree, such as those of children that are not loaded', () => {
    expect(toggleChecked(shops, ['pool', 'cardio'], 'cardio')).toEqual(['pool']);
    expect(toggleChecked(shops, ['pool'], 'campus')).toEqual(['campus', 'pool']);
  });

  it('changes leaves below the node alone, and none that is disabled', () => {
    fc.assert(
      fc.property(pressed, ({ nodes, checked, id }) => {
        const before = checkStates(nodes, new Set(checked));
        const after = checkStates(nodes, new Set(toggleChecked(nodes, checked, id)));
        const changed = leavesOf(nodes).filter((leaf) => before.get(leaf) !== after.get(leaf));
        expect(changed.every((leaf) => leaf === id || leaf.startsWith(`${id}.`))).toBe(true);
        expect(changed.filter((leaf) => disabledIn(nodes).includes(leaf))).toEqual([]);
      }),
    );
  });

  it('leaves the leaves that it may change all alike', () => {
    fc.assert(
      fc.property(pressed, ({ nodes, checked, id }) => {
        const after = checkStates(nodes, new Set(toggleChecked(nodes, checked, id)));
        const off = new Set(disabledIn(nodes));
        const own = leavesOf(nodes).filter((leaf) => (leaf === id || leaf.startsWith(`${id}.`)) && !off.has(leaf));
        expect(new Set(own.map((leaf) => after.get(leaf))).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is undone by a second press when nothing below was checked', () => {
    fc.assert(
      fc.property(pressed, ({ nodes, id }) => {
        expect(toggleChecked(nodes, toggleChecked(nodes, [], id), id)).toEqual([]);
      }),
    );
  });

  it('lists exactly the nodes that are then shown as checked, in the order of the tree', () => {
    fc.assert(
      fc.property(pressed, ({ nodes, checked, id }) => {
        const off = new Set(disabledIn(nodes));
        const ids = toggleChecked(nodes, checked, id);
        const shown = [...checkStates(nodes, new Set(ids))].filter(([, state]) => state === true).map(([one]) => one);
        // A press that changes nothing leaves the list as it was given.
        const isIdle = !leavesOf(nodes).some((leaf) => (leaf === id || leaf.startsWith(`${id}.`)) && !off.has(leaf));
        expect(ids).toEqual(isIdle ? checked : shown);
      }),
    );
  });
});
