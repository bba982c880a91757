import * as z from 'zod/mini';
import { catalogueSize } from './catalogueId.ts';
import { contentAddress, contentText } from './contentField.ts';

/** The places in the banner above the list. */
export const featuredSolutionCount = 3;

/** The layers of every architecture. */
const architectureLayerCount = 4;

/** Items in a layer, or steps in a phase. */
const partsMin = 2;
const partsMax = 6;
const parts = z.array(contentText).check(z.minLength(partsMin), z.maxLength(partsMax));

const titled = z.object({ title: contentText, text: contentText });

/** The page of a solution. */
export const solutionPage = z.object({
  /** The overview. */
  plan: contentText,
  architecture: z.object({
    /** How the layers work together. */
    text: contentText,
    /** From the top down. */
    layers: z.array(z.object({ name: contentText, parts })).check(z.length(architectureLayerCount)),
  }),
  advantages: z.array(titled).check(z.minLength(1)),
  /** Where it is used; `picture` names a drawing of the design system. */
  applications: z
    .array(z.object({ title: contentText, text: contentText, picture: contentText }))
    .check(z.minLength(1)),
  /** The cooperation, phase by phase; its steps are numbered through. */
  cooperation: z
    .array(z.object({ name: contentText, duration: z.optional(contentText), steps: parts }))
    .check(z.minLength(1)),
});
export type SolutionPage = z.infer<typeof solutionPage>;

/** The sections of a solution's page in their order, with the names that its navigation shows. */
export const solutionSections = [
  { key: 'plan', name: '方案概述' },
  { key: 'architecture', name: '方案架构' },
  { key: 'advantages', name: '方案优势' },
  { key: 'applications', name: '应用场景' },
  { key: 'cooperation', name: '合作流程' },
] as const satisfies readonly { key: keyof SolutionPage; name: string }[];

/** A solution: its card in the list and, if it has one, its page. */
export const solution = z
  .object({
    id: z.int().check(z.minimum(1)),
    title: contentText,
    /** A short name for places where its title would be too long. */
    name: contentText,
    /** One sentence for its card. */
    subtitle: contentText,
    /** The large text under its title. */
    summary: contentText,
    /** Its audiences, one word each. */
    tags: z.array(contentText).check(z.minLength(1)),
    /** Name of its drawing. */
    picture: contentText,
    /** Its position in the banner above the list, from 1. */
    featured: z.optional(z.int().check(z.minimum(1), z.maximum(featuredSolutionCount))),
    /** Address of its trial; without one the page has no trial button. */
    url: z.optional(contentAddress),
    /** The entry of the catalogue that a solution without a page of its own leads to. */
    entry: z.optional(z.int().check(z.minimum(1), z.maximum(catalogueSize))),
    page: z.optional(solutionPage),
  })
  .check(z.refine(({ page, entry }) => (page === undefined) !== (entry === undefined), { path: ['entry'] }));
export type Solution = z.infer<typeof solution>;

/** A solution in lists. */
export type SolutionSummary = Omit<Solution, 'page'>;

/** The solutions that have a page of their own. Source: docs/rules/content.md. */
export const solutionContentIds: readonly number[] = [2, 3, 4, 5, 6, 9, 10, 12, 13];

type Placed = Pick<Solution, 'id' | 'featured' | 'entry'>;

function rank({ featured, entry }: Placed): number {
  if (featured !== undefined) return featured;
  return featuredSolutionCount + (entry === undefined ? 1 : 2);
}

/** Solutions in the order of their list: those of the banner, those with a page of their own, the others; by id within. */
export function sortSolutions<Item extends Placed>(solutions: readonly Item[]): Item[] {
  return [...solutions].sort((one, other) => rank(one) - rank(other) || one.id - other.id);
}
