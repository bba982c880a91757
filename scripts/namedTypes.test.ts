import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as charts from '../packages/ui/src/charts/index.ts';
import * as drawings from '../packages/ui/src/drawings/drawings.ts';
import * as form from '../packages/ui/src/form/index.ts';
import * as icons from '../packages/ui/src/icons/icons.tsx';
import * as identity from '../packages/ui/src/identity/index.ts';
import * as ui from '../packages/ui/src/index.ts';
import * as server from '../packages/ui/src/server/documentStream.ts';
import * as theme from '../packages/ui/src/theme.ts';
import { root } from './steps.ts';

const doors: Record<string, object> = {
  '@lima-id/ui': ui,
  '@lima-id/ui/charts': charts,
  '@lima-id/ui/drawings': drawings,
  '@lima-id/ui/form': form,
  '@lima-id/ui/icons': icons,
  '@lima-id/ui/identity': identity,
  '@lima-id/ui/server': server,
  '@lima-id/ui/theme': theme,
};

/**
 * What a library built on the package writes: each export passed on, and each function called. The compiler has to name the types of both
 * in the declarations of that library. Props are listed one by one, as an `Omit` or a spread of them is.
 */
function wrappersOf(door: string, exports: object): string {
  const lines = Object.entries(exports).flatMap(([name, value]) => {
    const kept = `export const ${name}Kept = door.${name};`;
    if (typeof value !== 'function') return [kept];
    const given = `Parameters<typeof door.${name}>`;
    const called = `export const ${name}Called = (...given: ${given}) => door.${name}(...given);`;
    const isComponent = /^[A-Z]/.test(name) && value.length > 0;
    return isComponent
      ? [kept, called, `export const ${name}Listed = ([props]: ${given}) => ({ ...props });`]
      : [kept, called];
  });
  return [`import * as door from '${door}';`, ...lines, ''].join('\n');
}

let folder = '';
let written: Record<string, string> = {};
let faults = '';

beforeAll(() => {
  // Below the root, so that the packages are found as those of the workspace, and outside of the package, so that it counts as another's.
  mkdirSync(join(root, '.reports'), { recursive: true });
  folder = mkdtempSync(join(root, '.reports/named-types-'));
  for (const [door, exports] of Object.entries(doors)) {
    writeFileSync(join(folder, `${basename(door)}.ts`), wrappersOf(door, exports));
  }
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../..',
    outDir: 'out',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include: ['*.ts'] }),
  );
  const typescript = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [typescript, '-p', folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  faults = stdout + stderr;
  const files = globSync('out/.reports/*/*.d.ts', { cwd: folder });
  written = Object.fromEntries(
    files.map((file) => [basename(file, '.d.ts'), readFileSync(join(folder, file), 'utf8')]),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the types of the published components', () => {
  it('can be named when another library wraps every export', () => {
    expect(faults).toBe('');
  });

  it.each(Object.keys(doors))('are named by a door of a package when the wrapper is of %s', (door) => {
    const text = written[basename(door)] ?? '';
    expect(text).not.toBe('');
    const named = [...text.matchAll(/(?:import\("|from ')([^"']+)["']/g)].map(([, from]) => from);
    expect(named.filter((from) => from === undefined || from.startsWith('.'))).toEqual([]);
  });
});
