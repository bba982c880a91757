import { orderedSolutions, type SolutionSummary } from '@lima-id/domain';
import type { Drawn } from '../../shared/content/drawn.ts';

/** A solution as lists show it, with the name of its drawing. */
export type ListedSolution = Drawn<SolutionSummary>;

const summaries = import.meta.glob<ListedSolution>('../../../content/solution/*.md', {
  import: 'default',
  query: '?summary',
  eager: true,
});

/** All solutions in the order of their list. */
export const solutionList: readonly ListedSolution[] = orderedSolutions(Object.values(summaries));
