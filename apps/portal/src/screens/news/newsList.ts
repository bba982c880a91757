import { type NewsSummary, orderNews } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** An article as lists show it, with the name of its drawing. */
export type ShownNews = WithDrawings<NewsSummary>;

const summaries = import.meta.glob<ShownNews>('../../../content/news/*.md', {
  import: 'default',
  query: '?summary',
  eager: true,
});

/** All news as lists show them, the newest first. */
export const newsList: readonly ShownNews[] = orderNews(Object.values(summaries));
