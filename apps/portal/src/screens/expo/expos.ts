import type { Expo } from '@lima-id/domain';
import type { Drawn } from '../../shared/content/drawn.ts';

/** An exhibition with the names of its drawings. */
export type ShownExpo = Drawn<Expo>;

const [only] = Object.values(
  import.meta.glob<ShownExpo>('../../../content/expo/*.md', { import: 'default', eager: true }),
);
if (only === undefined) throw new Error('There is no file in content/expo.');

/** The exhibition that the page tells of. */
export const nextExpo = only;
