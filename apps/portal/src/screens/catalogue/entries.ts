import type { CatalogueEntry, CatalogueSection } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { Drawn } from '../../shared/content/drawn.ts';

/** An entry with the names of its drawings. */
export type ShownEntry = Drawn<CatalogueEntry>;

/** What a section of an entry holds. */
export type SectionContent = ShownEntry[CatalogueSection['key']];

/** An entry of the catalogue; each comes by itself. */
export const entryOf = contentItems(
  'catalogue',
  import.meta.glob<ShownEntry>('../../../content/catalogue/*.md', { import: 'default' }),
);
