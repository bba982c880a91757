import { type SolutionSummary, sortSolutions } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** A solution as lists show it, with the name of its drawing. */
export type ListedSolution = WithDrawings<SolutionSummary>;

const summaries = import.meta.glob<ListedSolution>('../../../content/solution/*.md', {
  import: 'default',
  query: '?summary',
  eager: true,
});

/** All solutions in the order of their list. */
export const solutionList: readonly ListedSolution[] = sortSolutions(Object.values(summaries));
