import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Room } from './RestOfPage.styles.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * What follows the head of a page. Opened from another page, the head is painted first, with room below it, and this is rendered after it: on a slow
 * phone most of the time goes here. A document has both, and so has a page whose address names a part.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  return useDeferredValue(true, !isHydrated || hash !== '') ? children : <Room />;
}
