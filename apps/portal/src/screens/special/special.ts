import type { SpecialPage } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** The special page with the names of its drawings. */
export type ShownSpecial = WithDrawings<SpecialPage>;

const [only] = Object.values(
  import.meta.glob<ShownSpecial>('../../../content/special/*.md', { import: 'default', eager: true }),
);
if (only === undefined) throw new Error('There is no file in content/special.');

/** The content of the special page. */
export const special = only;
