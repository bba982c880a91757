import * as z from 'zod/mini';

/** A solution: its card in the list and its page. */
export const solution = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  bannerUrl: z.string(),
  /** Where it can be tried; without one there is no such button. */
  url: z.optional(z.string()),
  /** The overview. */
  plan: z.string(),
  /** Address of the drawing. */
  architectureUrl: z.string(),
  advantages: z.array(z.object({ id: z.int(), text: z.string() })),
  applications: z.array(z.object({ id: z.int(), imageUrl: z.string(), title: z.string(), description: z.string() })),
  /** The cooperation, phase by phase; the steps' ids run on through the phases. */
  cooperation: z.array(z.object({ name: z.string(), steps: z.array(z.object({ id: z.int(), name: z.string() })) })),
});
export type Solution = z.infer<typeof solution>;

/** The solutions that have a page of their own. Source: docs/rules/content.md. */
export const solutionContentIds: readonly number[] = [2, 3, 4, 5, 6, 9, 10, 12, 13];
