import fc from 'fast-check';
import type { TreeNode } from './treeNodes.ts';

/** A shop with its areas, one closed shop, and one whose areas are not known yet. */
export const shops: readonly TreeNode[] = [
  {
    id: 'people',
    label: '人民路店',
    children: [
      { id: 'cardio', label: '一层 有氧区' },
      { id: 'power', label: '一层 力量区', disabled: true },
      { id: 'bike', label: '二层 单车房', children: [{ id: 'row', label: '划船机' }] },
    ],
  },
  { id: 'tianqu', label: '天衢店', disabled: true, children: [{ id: 'hall', label: '一层 大厅' }] },
  { id: 'campus', label: '大学东路店', lazy: true },
];

interface Shape {
  disabled: boolean;
  children: Shape[];
}

/** Shapes of at most so many levels below the first. */
function shapesOf(depth: number): fc.Arbitrary<Shape[]> {
  const children: fc.Arbitrary<Shape[]> = depth === 0 ? fc.constant([]) : shapesOf(depth - 1);
  return fc.array(fc.record({ disabled: fc.integer({ min: 0, max: 3 }).map((sign) => sign === 0), children }), {
    maxLength: 4,
  });
}

function nodesOf(shapes: readonly Shape[], prefix: string): TreeNode[] {
  return shapes.map(({ disabled, children }, index) => {
    const id = `${prefix}${index}`;
    const own = nodesOf(children, `${id}.`);
    return { id, label: `节点 ${id}`, disabled, ...(own.length === 0 ? {} : { children: own }) };
  });
}

/** Trees of any shape, some of whose nodes are disabled. */
export const trees: fc.Arbitrary<TreeNode[]> = shapesOf(3)
  .filter((shapes) => shapes.length > 0)
  .map((shapes) => nodesOf(shapes, 'n'));
