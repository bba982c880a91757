import type { SpecialPage } from '@lima-id/domain';
import type { Drawn } from '../../shared/content/drawn.ts';

/** The special page with the names of its drawings. */
export type ShownSpecial = Drawn<SpecialPage>;

const [only] = Object.values(
  import.meta.glob<ShownSpecial>('../../../content/special/*.md', { import: 'default', eager: true }),
);
if (only === undefined) throw new Error('There is no file in content/special.');

/** What the special page tells. */
export const special = only;
