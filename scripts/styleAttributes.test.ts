import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.ts';
import { selectedIn, styleAttributes, writtenIn } from './styleAttributes.ts';

interface Documented {
  parts: string[];
  states: string[];
}

const page = readFileSync(join(root, '.storybook/Attributes.mdx'), 'utf8');
const wordsIn = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word = '']) => word);
/** The rows of the page's table, by folder. */
const documented = new Map<string, Documented>(
  page
    .split('\n')
    .filter((line) => /^\| \w+ \|/.test(line) && !line.startsWith('| component '))
    .map((line) => {
      const [, name = '', stable = '', others = '', states = ''] = line.split('|');
      return [name.trim(), { parts: [...wordsIn(stable), ...wordsIn(others)], states: wordsIn(states) }];
    }),
);
const rendered = styleAttributes(root);

/** States that no source writes as a text: of Radix, of a boolean, and of the domain's machine for sent codes. */
const writtenElsewhere: Readonly<Record<string, readonly string[]>> = {
  SceneTabs: ['active', 'inactive'],
  SendCodeButton: ['idle', 'resend', 'sending'],
  Tabs: ['active', 'inactive'],
  Tree: ['false'],
};

function sourceOf(folder: string): string {
  const files = globSync(`packages/ui/src/${folder}/**/*.{ts,tsx}`, { cwd: root });
  return files
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** Documented values that the sources of a folder do not know. */
function unknownIn(folder: string, values: readonly string[]): string[] {
  const source = sourceOf(folder);
  const elsewhere = writtenElsewhere[folder] ?? [];
  return values.filter((value) => !elsewhere.includes(value) && !new RegExp(`['"]${value}['"]`).test(source));
}

describe('the page of attributes', () => {
  it('has a row for each component that renders data-part or data-state', () => {
    expect(rendered.size).toBeGreaterThan(50);
    expect([...rendered.keys()].filter((folder) => !documented.has(folder))).toEqual([]);
  });

  it.each([...documented])('names all attributes of %s, and no others', (folder, { parts, states }) => {
    const own = rendered.get(folder) ?? { parts: [], states: [] };
    expect(own.parts.filter((part) => !parts.includes(part))).toEqual([]);
    expect(own.states.filter((state) => !states.includes(state))).toEqual([]);
    expect(unknownIn(folder, [...parts, ...states])).toEqual([]);
    expect(parts.length + states.length).toBeGreaterThan(0);
  });

  it('names each attribute of a component once', () => {
    const twice = [...documented].filter(([, { parts }]) => new Set(parts).size < parts.length);
    expect(twice.map(([folder]) => folder)).toEqual([]);
  });
});

describe('the attributes in a source', () => {
  it('are found as text, as a result of a condition, and in an object', () => {
    const source = `
      const cell = { 'data-part': 'cell' };
      const a = <p data-part="a" data-state={open === 'no' ? 'open' : 'closed'} />;
      const b = <p data-part={shown && 'b'} data-state={state} />;`;
    expect(writtenIn('a.tsx', source, 'data-part')).toEqual(['cell', 'a', 'b']);
    expect(writtenIn('a.tsx', source, 'data-state')).toEqual(['open', 'closed']);
  });

  it('are found in the selectors of styles', () => {
    const styles = "&[data-state='open'], [data-part='a'][data-state='closed'] { color: red; }";
    expect(selectedIn(styles, 'data-state')).toEqual(['open', 'closed']);
  });
});
