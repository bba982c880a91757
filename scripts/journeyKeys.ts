// What the result of a journey depends on: itself, what it imports, and the whole product, since it runs against all of it.
import { exportedFiles } from './affectedStories.ts';
import { closures, orNull } from './importClosure.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { contentHashes, keyOf } from './resultCache.ts';

/** Files that no journey runs. */
const besides = /\.(?:test|stories)\.tsx?$|\.(?:mdx)$|^packages\/[^/]+\/(?:api|CHANGELOG)/;
const product =
  /^(?:(?:apps|packages|e2e\/support)\/|(?:e2e\/package\.json|e2e\/playwright\.config\.ts|package\.json|package-lock\.json|tsconfig\.base\.json)$)/;

/** Computes the key of each journey; null when its imports cannot be followed: its result is not kept. */
export function journeyKeys(
  root: string,
  journeys: readonly string[],
  facts: readonly string[],
): Map<string, string | null> {
  const closureOf = closures(root, exportedFiles(root), 'imports');
  const contentOf = contentHashes(root);
  const run = repositoryFiles(root).filter((file) => product.test(file) && !besides.test(file));
  const common = orNull(() => keyOf([...run, ...closureOf(['e2e/playwright.config.ts'])], facts, contentOf));
  return new Map(journeys.map((file) => [file, common && orNull(() => keyOf(closureOf([file]), [common], contentOf))]));
}
