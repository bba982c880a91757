import { breakpoint } from '../tokens/typeScale.ts';
import { sized } from './lowScreens.ts';

const size = sized('手机', 390, 844);

/** Parameters of stories on a phone; `globals: onPhone` goes with them. Play, axe and the only picture have its width. */
export const phone = { viewport: { options: { phone: size } } };

export const onPhone: { viewport: { value: keyof typeof phone.viewport.options } } = { viewport: { value: 'phone' } };

/** Whether the window is as narrow as a phone: in tests always. Opened in a window of its own, a story is only looked at. */
export function isPhone(): boolean {
  const isNarrow = window.innerWidth < breakpoint.tabletMin;
  if (!isNarrow && '__vitest_browser__' in globalThis) throw new Error('The story is not tested on a phone.');
  return isNarrow;
}
