import * as z from 'zod/mini';
import { caseListStep } from '../limits.ts';
import { type ListWindow, listWindow } from '../list/listWindow.ts';

/** A figure of a case; the arrow says whether it rose or fell. */
export const caseFigure = z.object({
  value: z.string(),
  label: z.string(),
  trend: z.optional(z.enum(['rise', 'fall'])),
});
export type CaseFigure = z.infer<typeof caseFigure>;

const titled = z.object({ title: z.string(), text: z.string() });

/** A cooperation case. */
export const cooperationCase = z.object({
  id: z.int(),
  /** What it is about, in a word, as `资产管理`. */
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  figures: z.tuple([caseFigure, caseFigure, caseFigure]),
  /** The customer. */
  background: z.string(),
  /** Numbered from 1 in their order. */
  painPoints: z.array(titled),
  solution: z.string(),
  /** The solution step by step. */
  steps: z.array(titled),
  relatedProducts: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CooperationCase = z.infer<typeof cooperationCase>;

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
