import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The modules below a folder of sources, by their path in the repository. */
function modulesIn(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/**
 * Matches the modules of a chunk: those whose path below a folder begins with one of its names. A name ends with a slash for a whole
 * folder, with an extension or a dot for one file. Throws for a name with which no file begins, so that a renamed file does not leave its
 * chunk unnoticed.
 */
export function chunkModules(folders: Readonly<Record<string, readonly string[]>>): RegExp {
  const starts = Object.entries(folders).flatMap(([folder, names]) => {
    const modules = modulesIn(folder);
    const unused = names.filter((name) => !modules.some((module) => module.startsWith(`${folder}/${name}`)));
    if (unused.length > 0) throw new Error(`No module of ${folder} begins with ${unused.join(', ')}.`);
    return names.map((name) => `${folder}/${name}`);
  });
  const patterns = starts.map((start) => start.replaceAll('.', '[.]').replaceAll('/', String.raw`[\\/]`));
  return new RegExp(`[\\\\/](?:${patterns.join('|')})`);
}
