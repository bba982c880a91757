import type { EcologyPage } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** The page on which partners are looked for, with the names of its drawings. */
export type ShownEcology = WithDrawings<EcologyPage>;

const [only] = Object.values(
  import.meta.glob<ShownEcology>('../../../content/ecology/*.md', { import: 'default', eager: true }),
);
if (only === undefined)
  throw new Error('What reads the content lets nothing pass without the page of the cooperation.');

/** What the page says. */
export const ecology: ShownEcology = only;
