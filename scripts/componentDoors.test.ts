import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { componentDoors } from './componentDoors.ts';
import { root } from './steps.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a module exports by name, types included. */
function exportsOf(file: string): string[] {
  return parseSync(file, read(file)).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const passedOn = specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value));
    if (declaration === null) return passedOn;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  });
}

/** The entry points of public components, which have API reports. */
const reported = ['packages/ui/src/index.ts', 'packages/ui/src/identity/index.ts'];
const publicNames = new Set(reported.flatMap(exportsOf));

/** Public components: names with a capital that are no types, of modules that may have elements. */
const components = reported
  .flatMap((file) =>
    Array.from(read(file).matchAll(/^export \{([^}]*)\} from '[^']*\.tsx';$/gm), ([, names = '']) => names),
  )
  .flatMap((names) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]\w*$/.test(name));

/** Doors by the name of what appears: their modules export a provider and a hook. */
const ofMessages = ['Notification', 'Toast'];

const doors = componentDoors(root);

describe('the doors of single components', () => {
  it('are one for each public component by its name, and one for each kind of message', () => {
    expect(components.length).toBeGreaterThan(100);
    expect([...doors.keys()].toSorted()).toEqual([...components, ...ofMessages].toSorted());
  });

  it.each([...doors])('open with %s a module that exports nothing without an API report', (_name, source) => {
    const opened = exportsOf(source);
    expect(opened).not.toEqual([]);
    expect(opened.filter((one) => !publicNames.has(one))).toEqual([]);
  });

  it.each(components)('open with %s a module that exports it', (name) => {
    expect(exportsOf(doors.get(name) ?? '')).toContain(name);
  });
});
