import { existsSync, readFileSync } from 'node:fs';
// By its path: a configuration file would resolve the package to what is built, and the portal is built from sources.
import { type PageName, pageEntries } from '../../../packages/api/src/pages/pages.ts';

type ScreenName = PageName | 'unknownPath';

const sources = new URL('../src/', import.meta.url);

/** Matches an entry of the table of screens: its name, and the file below `src/screens` that it fetches. */
const entry = /(\w+)(?:: | = )shown\((?:(?!shown\()[\s\S])*?import\('\.\/screens\/([\w/]+)\.tsx'\)/g;

/** The files that a table of screens fetches for the given names. Throws for a name without one. */
export function screenFilesIn(
  source: string,
  names: readonly ScreenName[] = [...pageEntries.map(([name]) => name), 'unknownPath'],
): Readonly<Partial<Record<ScreenName, string>>> {
  const found = new Map([...source.matchAll(entry)].map(([, name, file]) => [name, file]));
  return Object.fromEntries(
    names.map((name) => {
      const file = found.get(name);
      if (file === undefined) throw new Error(`The table of screens fetches no file for the page ${name}.`);
      return [name, file];
    }),
  );
}

/**
 * The file below `src/screens` of each page, and of the page for unknown paths, as `src/screens.tsx` imports it: the build finds a
 * page's chunk by it. Throws for a page without one.
 */
export function readScreenFiles(): Readonly<Partial<Record<ScreenName, string>>> {
  const files = screenFilesIn(readFileSync(new URL('screens.tsx', sources), 'utf8'));
  for (const file of Object.values(files)) {
    if (!existsSync(new URL(`screens/${file}.tsx`, sources))) throw new Error(`There is no screen ${file}.`);
  }
  return files;
}
