import { readContentId } from './contentId.ts';

/** The number of catalogue entries: ids run from 1 to it. Source: docs/rules/content.md. */
export const catalogueSize = 48;

/** The id that an address names; null when it is none of the catalogue's, or is not written as one. */
export function readCatalogueId(written: string): number | null {
  const id = readContentId(written);
  return id !== null && id <= catalogueSize ? id : null;
}
