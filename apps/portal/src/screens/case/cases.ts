import type { CooperationCase } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** A case with the name of its drawing. */
export type ShownCase = WithDrawings<CooperationCase>;

/** A case; each is a chunk of its own. */
export const caseOf = contentItems(
  'case',
  import.meta.glob<ShownCase>('../../../content/case/*.md', { import: 'default' }),
);
