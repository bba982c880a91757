import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeNamed, placeOf, recallPlaces, rememberPlace, returnTo, storePlaces } from './scrollPlaces.ts';
import { showLaterParts } from './showLaterParts.ts';

/** Route state of a step that stays where the page is, such as choosing another scene of the same object. */
export const keepsPlace = { keepsPlace: true } as const;

/** The router's key of an entry without navigation. */
const openedByAddress = 'default';

function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;
}

/**
 * A new page starts at its top, or at the element of its hash; back, forward and reload restore the scroll position. A replaced
 * address on the same page, and a step with `keepsPlace`, do not scroll.
 */
export function useScrollPlace(): void {
  const { key: given, pathname, search, hash, state } = useLocation();
  // Every page opened by its address has the same key: its position does not apply to another page in this tab.
  const key = given === openedByAddress ? `${given} ${pathname}${search}` : given;
  const kind = useNavigationType();
  const shown = useRef({ key: '', pathname });
  const stays = staysInPlace(state);

  useLayoutEffect(() => {
    recallPlaces();
    window.history.scrollRestoration = 'manual';
    // The event fires after the page has changed: a scroll caused by the change itself belongs to the new page.
    const note = () => rememberPlace(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storePlaces);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storePlaces);
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    // A link inside a page scrolls to its target, whatever position is stored for the page's key.
    const inside = before.key !== '' && given === openedByAddress && pathname === before.pathname && hash !== '';
    const left = kind === 'POP' && !inside ? placeOf(key) : undefined;
    if (left === undefined && (stays || (kind === 'REPLACE' && pathname === before.pathname))) return;
    cancel.current();
    if (left !== undefined) {
      showLaterParts();
      cancel.current = returnTo(left);
      return;
    }
    const named = placeNamed(hash);
    if (named !== null) {
      showLaterParts();
      named.scrollIntoView();
    } else if (before.key !== '') window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  }, [key, given, pathname, hash, kind, stays]);
}
