import type { AppSearch } from '@lima-id/api';

/** Where a page is among the results: so many are skipped and taken, from the start or from the end. */
export interface Stretch {
  skipped: number;
  taken: number;
  fromEnd: boolean;
}

/** The stretch of a page, from the nearer end. Nothing is taken beyond the last page. */
export function stretchOf({ page, size }: Pick<AppSearch, 'page' | 'size'>, results: number): Stretch {
  const before = (page - 1) * size;
  const taken = Math.max(0, Math.min(size, results - before));
  const after = results - before - taken;
  const fromEnd = taken > 0 && after < before;
  return { skipped: fromEnd ? after : before, taken, fromEnd };
}

/** Maximum number of apps read in the order of the list to find a page: some 10 ms. */
export const walkedMax = 8_000;

/** Added to the results that a walk is to find, since few of them may be far apart by chance. */
const spare = 8;

/**
 * Number of apps to read in the order of the list so that a page is among them: twice as many as when results are spread evenly. Null when
 * these are too many, or when there are fewer matches to read and sort than the page is deep.
 */
export function reachOf(
  { skipped, taken }: Stretch,
  { apps, matches, results }: Record<'apps' | 'matches' | 'results', number>,
): number | null {
  const appsPerResult = apps / results;
  const reach = Math.ceil((2 * (skipped + taken) + spare) * appsPerResult);
  return (skipped + taken) * appsPerResult > matches || reach > walkedMax ? null : reach;
}
