import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as domain from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import * as charts from '../charts/index.ts';
import * as form from '../form/index.ts';
import * as identity from '../identity/index.ts';
import * as ui from '../index.ts';
import { notShown, shownStates } from './domainStates.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(home, path), 'utf8');
const stories = new Map(files.filter((path) => path.endsWith('.stories.tsx')).map((path) => [path, read(path)]));

/** Exports that are components: functions with a capital first letter. Providers render nothing; every story is wrapped in them. */
const components = Object.entries({ ...ui, ...identity, ...charts, ...form })
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .filter(([name]) => !/(Provider|Scope)$/.test(name))
  .map(([name]) => name);

/** Lists and tables of states: exports of the domain that are neither schemas, messages nor functions. */
const stateLists = Object.entries(domain)
  .filter(([name, value]) => {
    if (typeof value !== 'object' || value === null || name.endsWith('essages')) return false;
    return !('_zod' in value) || value._zod.def.type === 'enum';
  })
  .map(([name]) => name);

describe('stories', () => {
  it.each(components)('use %s when it is exported', (name) => {
    const shown = [...stories.values()].some((text) => new RegExp(`<${name}[\\s<>/]|component: ${name}\\b`).test(text));
    expect(shown).toBe(true);
  });

  it.each([...stories.keys()].filter((path) => !/^(testing|foundations|icons|brand)\//.test(path)))(
    'have a page of documentation next to them when they are in %s',
    (path) => {
      expect(files).toContain(path.replace('.stories.tsx', '.mdx'));
    },
  );

  it.each(files.filter((path) => path.endsWith('.mdx')))(
    'show the code of their first example on the page %s',
    (path) => {
      const [first = ''] = /<Canvas\b[^>]*>/.exec(read(path)) ?? [];
      expect(first).toContain('sourceState="shown"');
    },
  );

  it('show or leave aside every list of states when the rules name it', () => {
    expect([...Object.keys(shownStates), ...notShown].toSorted()).toEqual(stateLists.toSorted());
  });

  it.each(Object.entries(shownStates))('take their states from %s when they show them in %s', (list, path) => {
    const text = stories.get(path) ?? '';
    expect(text).toMatch(new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '@lima-id/domain'`));
    // Once in the import, and at least once in use.
    expect(text.match(new RegExp(`\\b${list}\\b`, 'g'))?.length ?? 0).toBeGreaterThan(1);
  });
});
