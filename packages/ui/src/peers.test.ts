import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const home = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string) => readFileSync(join(home, path), 'utf8');
const manifest: { peerDependencies: Record<string, string> } = JSON.parse(read('../package.json'));

/** What React exports only from a minor version of 19 on. */
const addedIn: Record<string, number> = { Activity: 2, cacheSignal: 2, useEffectEvent: 2 };

/** The lowest minor version of 19 that a caret range admits. */
const lowestMinor = (range: string | undefined) => Number(/^\^19\.(\d+)\.\d+$/.exec(range ?? '')?.[1]);

/** Names that a module imports from React. */
function importedNames(source: string): string[] {
  return [...source.matchAll(/import [^;]*?\{([^}]*)\} from 'react';/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  );
}

const modules = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|^testing\b/.test(path),
);

describe('the peers of the package', () => {
  it('admit no version of React that lacks what a module imports', () => {
    const lowest = lowestMinor(manifest.peerDependencies['react']);
    expect(lowest).toBeGreaterThanOrEqual(0);
    const imported = modules.flatMap((path) => importedNames(read(path)).map((name) => ({ path, name })));
    expect(imported.filter(({ name }) => name === 'useEffectEvent').length).toBeGreaterThan(5);
    const tooNew = imported.filter(({ name }) => (addedIn[name] ?? 0) > lowest);
    expect(tooNew.map(({ path, name }) => `${path} imports ${name}`)).toEqual([]);
  });

  it('have one range for react and react-dom', () => {
    expect(manifest.peerDependencies['react-dom']).toBe(manifest.peerDependencies['react']);
  });
});
