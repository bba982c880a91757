import type { CatalogueEntry } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { Drawn } from '../../shared/content/drawn.ts';

/** An entry with the names of its drawings. */
export type ShownEntry = Drawn<CatalogueEntry>;

/** An entry of the catalogue; each comes by itself. */
export const entryOf = contentItems(
  'catalogue',
  import.meta.glob<ShownEntry>('../../../content/catalogue/*.md', { import: 'default' }),
);
