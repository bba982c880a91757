import type { Expo } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** An exhibition with the names of its drawings. */
export type ShownExpo = WithDrawings<Expo>;

const [only] = Object.values(
  import.meta.glob<ShownExpo>('../../../content/expo/*.md', { import: 'default', eager: true }),
);
if (only === undefined) throw new Error('There is no file in content/expo.');

/** The exhibition that the page is about. */
export const nextExpo = only;
