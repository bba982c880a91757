import { readContentId } from './contentId.ts';

/** The number of catalogue entries; ids run from 1 to this number. Source: docs/rules/content.md. */
export const catalogueSize = 48;

/** The id in an address; null when it is malformed or not in the catalogue. */
export function readCatalogueId(written: string): number | null {
  const id = readContentId(written);
  return id !== null && id <= catalogueSize ? id : null;
}
