// The files that a source file can read when it runs: its imports, theirs, and what they name by URL or glob.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { importsOf } from './boundaries/imports.ts';

const code = /\.(?:[cm]?[jt]s|tsx)$/;
const urlOfFile = /new URL\(\s*(['"`])(\.[^'"`]*)\1,\s*import\.meta\.url/g;
const urlInCss = /(?:url\(|@import)\s*['"]?(\.[^'")\s]+)/g;
const globOfFiles = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/** Every file below a folder, relative to `root`. */
export function filesBelow(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*`, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
}

/** What a closure follows: imports only, or URLs of files and globs too. */
export type Follows = 'imports' | 'everything';

/** The files that a file names, as paths from `root`. Throws when it names one that cannot be found. */
function namedBy(root: string, file: string, exported: ReadonlyMap<string, string>, follows: Follows): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const folder = dirname(file);

  function find(target: string): string[] {
    const [path = ''] = target.split('?');
    const place = join(root, path);
    // Caches and packages: the lockfile stands for them.
    if (path.split('/').includes('node_modules')) return [];
    if (!existsSync(place)) throw new Error(`${file} reads ${target}, and there is no such file.`);
    if (!statSync(place).isDirectory()) return [normalize(path)];
    const folder = relative(root, place);
    if (folder === '' || folder.startsWith('..')) throw new Error(`${file} reads from the whole repository.`);
    return filesBelow(root, folder);
  }

  if (file.endsWith('.css')) return [...source.matchAll(urlInCss)].flatMap(([, path = '']) => find(join(folder, path)));
  if (!code.test(file)) return [];
  const imported = importsOf(file, source).flatMap((target) => {
    const [bare = ''] = target.split('?');
    const own = exported.get(bare);
    if (own !== undefined) return [own];
    return isPackage(root, file, bare) ? [] : find(target);
  });
  if (follows === 'imports') return imported;
  const urls = [...source.matchAll(urlOfFile)].flatMap(([, , path = '']) => find(join(folder, path)));
  const globs = [...source.matchAll(globOfFiles)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => join(folder, pattern)),
  );
  if (globs.length < source.split('import.meta.glob(').length + source.split('import.meta.glob<').length - 2)
    throw new Error(`${file} has a glob that is not a text.`);
  // Content is read as a whole: an item may show parts of others.
  const content = globs.flatMap((pattern) => filesBelow(root, dirname(dirname(pattern))));
  return [...imported, ...urls, ...content];
}

/** Whether a request names a package that is installed for a file, or a module of Node. */
function isPackage(root: string, file: string, request: string): boolean {
  if (isBuiltin(request)) return true;
  if (!/^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/|$)/.test(request)) return false;
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(join(root, file)); ; folder = dirname(folder)) {
    const packages = join(folder, 'node_modules');
    if ([name, `@types/${name}`].some((one) => existsSync(join(packages, one)))) return true;
    if (relative(root, folder) === '' || dirname(folder) === folder) return false;
  }
}

/** Finds closures; remembers what each file names. A closure throws when a file in it names one that cannot be found. */
export function closures(
  root: string,
  exported: ReadonlyMap<string, string>,
  follows: Follows = 'everything',
): (entries: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  return (entries) => {
    const reached = new Set(entries);
    for (const file of reached) {
      const named = known.get(file) ?? namedBy(root, file, exported, follows);
      known.set(file, named);
      for (const next of named) reached.add(next);
    }
    return [...reached];
  };
}

/** The key that `compute` finds; null, with a line that says why, when a closure cannot be followed. */
export function orNull(compute: () => string): string | null {
  try {
    return compute();
  } catch (error) {
    console.log(`No result is kept: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
