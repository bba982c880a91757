// The doors of single components: what package.json of the design system opens by a component's name, as `@lima-id/ui/Button`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './publishedPackages.ts';

const folder = 'packages/ui';

/** Whether an entry point of a package is the door of a single component: their names alone begin with a capital. */
export const isComponentDoor = (entryPoint: string): boolean => /^\.\/[A-Z]/.test(entryPoint);

/**
 * The doors of single components with the source of each, from the root: those that package.json lists, and those of its pattern `./*`, which
 * opens the module of a folder that has its name, unless package.json closes it.
 */
export function componentDoors(root: string): Map<string, string> {
  const { exports = {} }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const listed = Object.entries(exports).flatMap(([entryPoint, entry]) => {
    const built: unknown = Object(entry)['default'];
    if (!isComponentDoor(entryPoint) || typeof built !== 'string') return [];
    const source = built.replace(/^\.\/dist\/(.*)\.js$/, `${folder}/src/$1.tsx`);
    return [[entryPoint.slice('./'.length), source] as const];
  });
  const named = readdirSync(join(root, folder, 'src')).flatMap((name) =>
    ['ts', 'tsx']
      .map((ending) => `${folder}/src/${name}/${name}.${ending}`)
      .filter((source) => !(`./${name}` in exports) && existsSync(join(root, source)))
      .map((source) => [name, source] as const),
  );
  return new Map([...listed, ...named].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
