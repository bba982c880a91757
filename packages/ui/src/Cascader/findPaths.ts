import type { CascaderPath } from './useLevels.ts';

const chinese = /\p{Unified_Ideograph}/u;

/**
 * The paths whose last name contains the text; at most `most`. Chinese that nothing contains as it is written finds what it does in simplified
 * characters.
 */
export async function findPaths(
  paths: readonly CascaderPath[],
  text: string,
  most: number,
): Promise<readonly CascaderPath[]> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  function find(fold: (name: string) => string) {
    const wanted = fold(typed);
    return paths
      .filter((path) => fold(path[path.length - 1]?.name.toLowerCase() ?? '').includes(wanted))
      .slice(0, most);
  }
  const found = find((name) => name);
  if (found.length > 0 || !chinese.test(typed)) return found;
  return import('./simplified.ts').then(
    ({ simplified }) => find(simplified),
    // Offline.
    () => found,
  );
}
