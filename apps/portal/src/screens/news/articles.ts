import type { Article } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';

/** An article with its text; each is a chunk of its own. */
export const articleOf = contentItems(
  'news',
  import.meta.glob<Article>('../../../content/news/*.md', { import: 'default' }),
);
