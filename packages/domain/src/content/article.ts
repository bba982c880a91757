import * as z from 'zod/mini';
import { readChinaTime } from '../time/chinaTime.ts';
import { hottestNewsCount } from './limits.ts';

/** A day or a moment, China time: `YYYY-MM-DD`, optionally followed by `HH:mm` or `HH:mm:ss`. */
export const contentTime = z.string().check(z.refine((text) => readChinaTime(text) !== null));

/** The kinds of news, as shown next to the time. */
export const newsCategories = ['行业动态', '应用实践', '专家观点', '标准规范', '平台公告', '行业报告'] as const;
export type NewsCategory = (typeof newsCategories)[number];

const text = z.string().check(z.minLength(1));

/** A news article. */
export const article = z.object({
  id: z.int().check(z.minimum(1)),
  title: text,
  time: contentTime,
  category: z.literal(newsCategories),
  /** Who wrote it. */
  author: text,
  /** Each once. */
  tags: z.array(text).check(
    z.minLength(1),
    z.refine((tags) => new Set(tags).size === tags.length),
  ),
  /** One or two sentences for lists and for the head of the page. */
  summary: text,
  /** Name of its drawing in lists. */
  picture: text,
  /** Its rank among the hottest, if its author set one. */
  hotRank: z.optional(z.int().check(z.minimum(1), z.maximum(hottestNewsCount))),
  /** Reading time in minutes. */
  minutes: z.int().check(z.minimum(1)),
  /** HTML. */
  content: text,
});
export type Article = z.infer<typeof article>;
