import type { CatalogueSummary } from '@lima-id/domain';

const summaries = import.meta.glob<CatalogueSummary>('../../../content/catalogue/*.md', {
  import: 'default',
  query: '?summary',
  eager: true,
});

/** All entries as lists show them, by their ids. */
export const entryList: readonly CatalogueSummary[] = Object.values(summaries).sort((one, other) => one.id - other.id);
