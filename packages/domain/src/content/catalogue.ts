import type { CatalogueEntry } from './catalogueEntry.ts';
import { relatedEntryCount } from './limits.ts';

/** An entry in lists. */
export type CatalogueSummary = Pick<CatalogueEntry, 'id' | 'title' | 'summary' | 'group' | 'isOffered'>;

/** Entries of the same group, those after it first, then from the beginning; at most `relatedEntryCount`. */
export function relatedEntries<Entry extends Pick<CatalogueEntry, 'id' | 'group'>>(
  entries: readonly Entry[],
  { id, group }: Pick<CatalogueEntry, 'id' | 'group'>,
): Entry[] {
  const others = entries.filter((other) => other.group === group && other.id !== id);
  const [after, before] = [others.filter((other) => other.id > id), others.filter((other) => other.id < id)];
  return [...after, ...before].slice(0, relatedEntryCount);
}

/** The sections of an entry in their order, with the names that the side navigation shows. */
export const catalogueSections = [
  { key: 'advantage', name: '产品优势' },
  { key: 'introduction', name: '功能介绍' },
  { key: 'scene', name: '适用场景' },
  { key: 'value', name: '应用价值' },
] as const;
export type CatalogueSection = (typeof catalogueSections)[number];

/** The sections that an entry shows: those whose list is not empty. */
export function shownSections(entry: Pick<CatalogueEntry, CatalogueSection['key']>): CatalogueSection[] {
  return catalogueSections.filter(({ key }) => entry[key].list.length > 0);
}

/** The two entries that the platform itself offers. Source: docs/rules/content.md. */
export const offeredCatalogueIds = { codeAssignment: 6, assetManagement: 7 } as const;
