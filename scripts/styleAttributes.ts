// Reads which `data-part` and `data-state` the components of the design system render: what sites may select in their own styles.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The attributes of the components in one folder. */
export interface StyleAttributes {
  /** Values of `data-part`, sorted. */
  parts: string[];
  /** Values of `data-state`, sorted: those that the components write, and those that their styles know besides, as of a computed state. */
  states: string[];
}

/** The texts that an expression may give; those of a condition are no result of it. */
function resultsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [...resultsOf(node.consequent), ...resultsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...resultsOf(node.left), ...resultsOf(node.right)];
  return [];
}

/** Values that a source writes into an attribute. */
export function writtenIn(file: string, source: string, attribute: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== attribute || value === null) return;
      if (value.type === 'Literal' && typeof value.value === 'string') found.push(value.value);
      if (value.type === 'JSXExpressionContainer') found.push(...resultsOf(value.expression));
    },
    Property({ key, value }) {
      if (key.type === 'Literal' && key.value === attribute) found.push(...resultsOf(value as ESTree.Expression));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Values that the selectors of a source compare an attribute with. */
export function selectedIn(source: string, attribute: string): string[] {
  return Array.from(source.matchAll(new RegExp(`\\[${attribute}='([^']+)'\\]`, 'g')), ([, value = '']) => value);
}

const aside = /\.(?:test|stories)\.|\.test\.data\.|\/samples\.tsx$/;

/** The attributes of every folder of components below `packages/ui/src` that has any. */
export function styleAttributes(root: string): Map<string, StyleAttributes> {
  const found = new Map<string, { parts: Set<string>; states: Set<string> }>();
  const files = globSync('packages/ui/src/*/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((one) => !aside.test(one) && !/\/src\/(?:testing|foundations)\//.test(one))) {
    const folder = file.split('/')[3] ?? '';
    const source = readFileSync(join(root, file), 'utf8');
    const own = found.get(folder) ?? { parts: new Set(), states: new Set() };
    found.set(folder, own);
    for (const part of writtenIn(file, source, 'data-part')) own.parts.add(part);
    for (const state of writtenIn(file, source, 'data-state')) own.states.add(state);
    if (file.endsWith('.styles.ts')) for (const state of selectedIn(source, 'data-state')) own.states.add(state);
  }
  return new Map(
    [...found]
      .filter(([, { parts, states }]) => parts.size + states.size > 0)
      .map(([folder, { parts, states }]) => [folder, { parts: [...parts].toSorted(), states: [...states].toSorted() }]),
  );
}
