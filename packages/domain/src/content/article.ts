import * as z from 'zod/mini';
import { hottestNewsCount } from '../limits.ts';
import { readChinaTime } from '../time/chinaTime.ts';

/** A day or a moment, China time: `YYYY-MM-DD`, with `HH:mm` or `HH:mm:ss` behind it or not. */
export const contentTime = z.string().check(z.refine((text) => readChinaTime(text) !== null));

/** What kinds of news there are, as they stand beside the time. */
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
  /** Name of the drawing beside it in lists. */
  picture: text,
  /** Its place among the hottest, if who writes the content gave it one. */
  hotRank: z.optional(z.int().check(z.minimum(1), z.maximum(hottestNewsCount))),
  /** How long it takes to read. */
  minutes: z.int().check(z.minimum(1)),
  /** HTML. */
  content: text,
});
export type Article = z.infer<typeof article>;
