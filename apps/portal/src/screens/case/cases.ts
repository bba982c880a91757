import type { CooperationCase } from '@lima-id/domain';
import { contentItems } from '../../shared/content/contentItems.ts';
import type { Drawn } from '../../shared/content/drawn.ts';

/** A case with the name of its drawing. */
export type ShownCase = Drawn<CooperationCase>;

/** A case; each comes by itself. */
export const caseOf = contentItems(
  'case',
  import.meta.glob<ShownCase>('../../../content/case/*.md', { import: 'default' }),
);
