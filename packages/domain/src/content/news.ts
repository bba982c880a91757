import { readChinaTime } from '../time/chinaTime.ts';
import type { Article } from './article.ts';
import { hottestNewsCount, readingSpeed, relatedNewsCount, sameTagNewsCount } from './limits.ts';

/** An article in lists. */
export type NewsSummary = Omit<Article, 'content'>;

/** The news in the order of their list: the newest first, at the same time the highest id. */
export function orderNews<News extends Pick<Article, 'id' | 'time'>>(news: readonly News[]): News[] {
  const moment = ({ time }: News) => readChinaTime(time) ?? 0;
  return [...news].sort((one, other) => moment(other) - moment(one) || other.id - one.id);
}

type Listed = Pick<Article, 'id' | 'tags'>;

/** The items with the same tags as an article: the first `sameTagNewsCount` others that share one tag at least. */
export function sameTagNews<News extends Listed>(news: readonly News[], { id, tags }: Listed): News[] {
  const others = news.filter((other) => other.id !== id && other.tags.some((tag) => tags.includes(tag)));
  return others.slice(0, sameTagNewsCount);
}

/**
 * The related recommendations of an article: the first `relatedNewsCount` others, those of its category first, without those already listed
 * for its tags.
 */
export function relatedNews<News extends Listed & Pick<Article, 'category'>>(
  news: readonly News[],
  shown: Listed & Pick<Article, 'category'>,
): News[] {
  const sameTag = new Set(sameTagNews(news, shown).map(({ id }) => id));
  const others = news.filter(({ id }) => id !== shown.id && !sameTag.has(id));
  const isLike = ({ category }: News) => category === shown.category;
  return [...others.filter(isLike), ...others.filter((other) => !isLike(other))].slice(0, relatedNewsCount);
}

/** Ranks of the hottest news that are highlighted. */
const highlightedRanks = 3;

/**
 * The hottest news: those with a rank in its order, then the first others of the list, `hottestNewsCount` in all, with their rank from 1;
 * the first three are highlighted. Source: docs/rules/content.md.
 */
export function hottestNews<News extends Pick<Article, 'hotRank'>>(
  news: readonly News[],
): { news: News; rank: number; isHighlighted: boolean }[] {
  const place = ({ hotRank = hottestNewsCount + 1 }: News) => hotRank;
  const hottest = [...news].sort((one, other) => place(one) - place(other)).slice(0, hottestNewsCount);
  return hottest.map((one, index) => ({ news: one, rank: index + 1, isHighlighted: index < highlightedRanks }));
}

/** The previous and the next article in a list: null at its ends, and for an article that is not in it. */
export function neighbouringNews<News extends Pick<Article, 'id'>>(
  news: readonly News[],
  id: number,
): { before: News | null; after: News | null } {
  const at = news.findIndex((one) => one.id === id);
  return at === -1 ? { before: null, after: null } : { before: news[at - 1] ?? null, after: news[at + 1] ?? null };
}

/** Minutes that a text of this many characters takes to read: at least one. */
export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / readingSpeed));
}
