import * as z from 'zod/mini';
import { contentText } from './contentField.ts';

/** Years that a company's history can name. */
const earliestYear = 1900;
const latestYear = 2100;

/** Steps of one row. */
const historyMin = 2;
const historyMax = 8;

/** Videos that fit on the stage and next to it. */
const videosMin = 1;
const videosMax = 3;

const titled = z.object({ title: contentText, text: contentText });

/** A step in the history of the company. */
export const companyStep = z.object({
  year: z.int().check(z.minimum(earliestYear), z.maximum(latestYear)),
  title: contentText,
  text: contentText,
});
export type CompanyStep = z.infer<typeof companyStep>;

/** A video; its files, in every format and with its captions, have one name. */
export const companyVideo = z.object({
  name: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: contentText,
  /** Minutes and seconds, `00:30`. */
  duration: z.string().check(z.regex(/^\d{2}:[0-5]\d$/)),
  /** Description of the picture for those who cannot see it. */
  text: contentText,
});
export type CompanyVideo = z.infer<typeof companyVideo>;

/** Reports every year that is not later than the previous one. */
function checkOrder({ value: steps, issues }: z.core.ParsePayload<CompanyStep[]>): void {
  for (const [at, { year }] of steps.entries()) {
    const before = steps[at - 1]?.year ?? 0;
    if (year <= before) issues.push({ code: 'custom', input: year, path: [at, 'year'] });
  }
}

/** The introduction of the company: its history, its culture, and its videos. */
export const companyIntroduction = z.object({
  id: z.int().check(z.minimum(1)),
  title: contentText,
  /** The text under the title. */
  summary: contentText,
  /** Name of its drawing. */
  picture: contentText,
  history: z.object({
    title: contentText,
    /** Oldest first; one a year. */
    steps: z.array(companyStep).check(z.minLength(historyMin), z.maxLength(historyMax), checkOrder),
  }),
  culture: z.object({ title: contentText, vision: titled, mission: titled, goal: titled }),
  videos: z.object({
    title: contentText,
    /** The first one is on the stage initially. */
    list: z.array(companyVideo).check(z.minLength(videosMin), z.maxLength(videosMax)),
  }),
});
export type CompanyIntroduction = z.infer<typeof companyIntroduction>;

/** The sections of the introduction in their order. */
export const companySections = [
  { key: 'history', name: '发展历程' },
  { key: 'culture', name: '企业文化' },
  { key: 'videos', name: '视频' },
] as const satisfies readonly { key: keyof CompanyIntroduction; name: string }[];

/** The parts of the company's culture, in order. */
export const cultureParts = [
  { key: 'vision', name: '愿景' },
  { key: 'mission', name: '使命' },
  { key: 'goal', name: '目标' },
] as const satisfies readonly { key: keyof CompanyIntroduction['culture']; name: string }[];
