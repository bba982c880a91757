import type { CaseSummary } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** A case as lists show it, with the name of its drawing. */
export type ListedCase = WithDrawings<CaseSummary>;

const summaries = import.meta.glob<ListedCase>('../../../content/case/*.md', {
  import: 'default',
  query: '?summary',
  eager: true,
});

/** All cases, by their ids. */
export const caseList: readonly ListedCase[] = Object.values(summaries).sort((one, other) => one.id - other.id);

/** Those of the banner, by their places. */
export const featuredCases: readonly ListedCase[] = caseList
  .filter(({ featured }) => featured !== undefined)
  .sort((one, other) => (one.featured ?? 0) - (other.featured ?? 0));
