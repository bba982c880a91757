import * as z from 'zod/mini';
import { type ListWindow, listWindow } from '../list/listWindow.ts';
import { contentText } from './contentField.ts';
import { caseListStep } from './limits.ts';

/** The cases in the banner above the list. */
export const featuredCaseCount = 3;

/** A figure of a case; the arrow shows whether it rose or fell. */
export const caseFigure = z.object({
  value: contentText,
  label: contentText,
  trend: z.optional(z.enum(['rise', 'fall'])),
});
export type CaseFigure = z.infer<typeof caseFigure>;

const titled = z.object({ title: contentText, text: contentText });

/** Steps that a flow shows. */
const stepsMin = 2;
const stepsMax = 6;

/** A cooperation case. */
export const cooperationCase = z.object({
  id: z.int().check(z.minimum(1)),
  /** Its subject in a word, as `资产管理`. */
  name: contentText,
  title: contentText,
  subtitle: contentText,
  /** Name of its drawing. */
  picture: contentText,
  /** Its position in the banner above the list, from 1. */
  featured: z.optional(z.int().check(z.minimum(1), z.maximum(featuredCaseCount))),
  figures: z.tuple([caseFigure, caseFigure, caseFigure]),
  /** The customer. */
  background: contentText,
  /** Numbered from 1 in their order. */
  painPoints: z.array(titled).check(z.minLength(1)),
  solution: contentText,
  /** The solution step by step. */
  steps: z.array(titled).check(z.minLength(stepsMin), z.maxLength(stepsMax)),
  /** Apps of the market. */
  relatedProducts: z.array(z.object({ id: contentText, name: contentText })).check(z.minLength(1)),
});
export type CooperationCase = z.infer<typeof cooperationCase>;

/** A case in lists, with its steps if it is in the banner. */
export type CaseSummary = Omit<
  CooperationCase,
  'background' | 'painPoints' | 'solution' | 'relatedProducts' | 'steps'
> &
  Partial<Pick<CooperationCase, 'steps'>>;

/** The sections of a case's page in their order. */
export const caseSections = [
  { key: 'background', name: '客户背景' },
  { key: 'painPoints', name: '业务痛点' },
  { key: 'solution', name: '解决方案' },
  { key: 'relatedProducts', name: '相关产品' },
] as const satisfies readonly { key: keyof CooperationCase; name: string }[];

/** The case that the detail page shows when its address names none. */
export const defaultCaseId = 1;

/** What the list of cases shows at first: ten. */
export function firstCaseWindow(total: number): ListWindow {
  return listWindow(total, caseListStep);
}

/** What the list shows after "more" was pressed: ten more, up to the end. */
export function nextCaseWindow({ total, shown }: ListWindow): ListWindow {
  return listWindow(total, shown + caseListStep);
}
