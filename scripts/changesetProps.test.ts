import { expect, it } from 'vitest';
import { type Changeset, readChangesets } from './changesetFiles.ts';
import { propsIn } from './componentProps.ts';
import { root } from './steps.ts';

const codeIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

/**
 * Props that changesets teach although the table of one has them in its second column, as they were, and no component has them now. A sentence
 * may name one to say that it is gone.
 */
function replacedProps(changesets: readonly Pick<Changeset, 'file' | 'summary'>[], known: ReadonlySet<string>) {
  const lines = changesets.flatMap(({ file, summary }) => summary.split('\n').map((line) => ({ file, line })));
  const isRow = ({ line }: { line: string }) => line.startsWith('|');
  const before = lines.filter(isRow).flatMap(({ line }) => codeIn(line.split(' | ')[1] ?? ''));
  const replaced = new Set(before.filter((name) => /^[a-z]\w*$/.test(name) && !known.has(name)));
  return lines
    .filter((one) => !isRow(one))
    .flatMap(({ file, line }) => line.split(/(?<=[.:;]) /).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => !/\bgone\b/.test(sentence))
    .flatMap(({ file, sentence }) => codeIn(sentence).map((code) => `${file}: ${code}`))
    .filter((found) => replaced.has(found.slice(found.indexOf(': ') + 2)));
}

it('changesets teach no prop that another of them replaces', () => {
  const props = [...propsIn(root, 'packages/ui/src').values()]
    .flatMap(({ interfaces }) => interfaces)
    .flatMap((one) => one.props);
  expect(replacedProps(readChangesets(root), new Set(props.map(({ name }) => name)))).toEqual([]);
});

it('a prop that a table replaces is found, other than in a sentence that says it is gone', () => {
  const table = '| component | before | now |\n|---|---|---|\n| Illustration | `onInk`; `size` | `ground` |';
  const teaching = { file: 'a.md', summary: `${table}\n\nGive \`onInk\` and \`size\`. \`onInk\` is gone.` };
  expect(replacedProps([teaching], new Set(['ground', 'size']))).toEqual(['a.md: onInk']);
});
