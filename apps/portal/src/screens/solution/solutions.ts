import type { Solution } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** A solution with the names of its drawings; `page` is missing where it has none of its own. */
export type ShownSolution = WithDrawings<Solution>;

/** The page of a solution. */
export type ShownPage = NonNullable<ShownSolution['page']>;

/** A solution; each is a chunk of its own. */
export const solutionOf = contentItems(
  'solution',
  import.meta.glob<ShownSolution>('../../../content/solution/*.md', { import: 'default' }),
);
