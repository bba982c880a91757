// What the result of a journey depends on: itself, what it imports, and the whole product, since it runs against all of it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles } from './affectedStories.ts';
import { closures, orNull } from './importClosure.ts';
import { contentHashes, keyOf } from './resultCache.ts';

/** Files that no journey runs. */
const besides = /\.(?:test|stories)\.tsx?$|\.(?:mdx)$|^packages\/[^/]+\/(?:api|CHANGELOG)/;
const product = ['apps', 'packages', 'e2e/support', 'e2e/package.json', 'e2e/playwright.config.ts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Computes the key of each journey; null when its imports cannot be followed: its result is not kept. */
export function journeyKeys(
  root: string,
  journeys: readonly string[],
  facts: readonly string[],
): Map<string, string | null> {
  const closureOf = closures(root, exportedFiles(root), 'imports');
  const contentOf = contentHashes(root);
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...product, ...files],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  const run = listed.split('\0').filter((file) => file !== '' && !besides.test(file) && existsSync(join(root, file)));
  const common = orNull(() => keyOf([...run, ...closureOf(['e2e/playwright.config.ts'])], facts, contentOf));
  return new Map(journeys.map((file) => [file, common && orNull(() => keyOf(closureOf([file]), [common], contentOf))]));
}
