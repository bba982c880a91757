import type { CatalogueEntry, CatalogueSection } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** An entry with the names of its drawings. */
export type ShownEntry = WithDrawings<CatalogueEntry>;

/** What a section of an entry holds. */
export type SectionContent = ShownEntry[CatalogueSection['key']];

/** An entry of the catalogue; each is a chunk of its own. */
export const entryOf = contentItems(
  'catalogue',
  import.meta.glob<ShownEntry>('../../../content/catalogue/*.md', { import: 'default' }),
);
