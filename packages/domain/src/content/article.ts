import * as z from 'zod/mini';
import { hottestNewsCount, relatedNewsCount, sameTagNewsCount } from '../limits.ts';
import { readChinaTime } from '../time/chinaTime.ts';

/** A day or a moment, China time: `YYYY-MM-DD`, with `HH:mm` or `HH:mm:ss` behind it or not. */
export const contentTime = z.string().check(z.refine((text) => readChinaTime(text) !== null));

/** A news article. */
export const article = z.object({
  id: z.int(),
  title: z.string(),
  time: contentTime,
  /** What kind of news it is, shown beside the time. */
  category: z.string(),
  tags: z.array(z.string()),
  /** One or two sentences for lists. */
  summary: z.string(),
  imageUrl: z.string(),
  /** HTML. */
  content: z.string(),
});
export type Article = z.infer<typeof article>;

type Listed = Pick<Article, 'id' | 'tags'>;

/** The related recommendations of an article: the first `relatedNewsCount` others of the list. */
export function relatedNews<News extends Pick<Article, 'id'>>(news: readonly News[], id: number): News[] {
  return news.filter((other) => other.id !== id).slice(0, relatedNewsCount);
}

/** The items with the same tags as an article: the first `sameTagNewsCount` others that share one tag at least. */
export function sameTagNews<News extends Listed>(news: readonly News[], { id, tags }: Listed): News[] {
  const others = news.filter((other) => other.id !== id && other.tags.some((tag) => tags.includes(tag)));
  return others.slice(0, sameTagNewsCount);
}

/** Ranks of the hottest news that are highlighted. */
const highlightedRanks = 3;

/**
 * The hottest news: the first `hottestNewsCount` of the list, hottest first, with their rank from 1; the first three
 * are highlighted. Source: docs/rules/content.md.
 */
export function hottestNews<News>(news: readonly News[]): { news: News; rank: number; isHighlighted: boolean }[] {
  return news.slice(0, hottestNewsCount).map((one, index) => ({
    news: one,
    rank: index + 1,
    isHighlighted: index < highlightedRanks,
  }));
}
