import * as z from 'zod/mini';

/** The number of catalogue entries: ids run from 1 to it. Source: docs/rules/content.md. */
export const catalogueSize = 48;

const section = z.object({
  name: z.string(),
  content: z.string(),
  list: z.array(z.object({ title: z.string(), description: z.string() })),
});

/** An entry of the catalogue of products and solutions. */
export const catalogueEntry = z.object({
  id: z.int().check(z.minimum(1), z.maximum(catalogueSize)),
  title: z.string(),
  summary: z.string(),
  url: z.optional(z.string()),
  content: z.string(),
  /** Whether the platform itself offers it. */
  isOffered: z.boolean(),
  advantage: section,
  introduction: section,
  scene: section,
  value: section,
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** The sections of an entry in their order, with the names that the side navigation shows. */
export const catalogueSections = [
  { key: 'advantage', name: '产品优势' },
  { key: 'introduction', name: '功能介绍' },
  { key: 'scene', name: '适用场景' },
  { key: 'value', name: '应用价值' },
] as const;
export type CatalogueSection = (typeof catalogueSections)[number];

/** The sections that an entry shows: those whose list holds something. */
export function shownSections(entry: Pick<CatalogueEntry, CatalogueSection['key']>): CatalogueSection[] {
  return catalogueSections.filter(({ key }) => entry[key].list.length > 0);
}

/** The two entries that the platform itself offers. Source: docs/rules/content.md. */
export const offeredCatalogueIds = { codeAssignment: 6, assetManagement: 7 } as const;
export type OfferedProduct = keyof typeof offeredCatalogueIds;

/**
 * Which of the two offered products opens from an entry: code assignment from its own, asset management from every
 * other.
 */
export function offeredProductOf(id: number): OfferedProduct {
  return id === offeredCatalogueIds.codeAssignment ? 'codeAssignment' : 'assetManagement';
}
