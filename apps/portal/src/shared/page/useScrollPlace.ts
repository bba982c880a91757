import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  placeNamed,
  placeOf,
  recallPlaces,
  rememberPlace,
  returnTo,
  showEntry,
  shownEntry,
  storePlaces,
} from './scrollPlaces.ts';
import { showLaterParts } from './showLaterParts.ts';

/** Route state of a step that stays where the page is, such as choosing another scene of the same object. */
export const keepsPlace = { keepsPlace: true } as const;

/** The router's key of an entry without navigation. */
const openedByAddress = 'default';

function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;
}

/** How a page comes to be read from its beginning. */
interface Beginning {
  /** Another page than before; else another view of the same one. */
  isOtherPage: boolean;
  /** What had the focus when it was rendered. */
  focused: Element;
}

/** The element with the focus; the body when none has it. */
const focusedElement = () => document.activeElement ?? document.body;

/**
 * A new page starts at its top, or at the element of its hash; back, forward and reload restore the scroll position. A replaced
 * address on the same page, and a step with `keepsPlace`, do not scroll.
 *
 * Keyboard and screen reader follow: to the beginning of `main` on another page, and on another view of the same page whose press took
 * the focus away. The first page of a document is read from where the browser begins, and what a page focuses itself stays focused.
 */
export function useScrollPlace(): void {
  const { key: given, pathname, search, hash, state } = useLocation();
  // Every page opened by its address has the same key: its position does not apply to another page in this tab.
  const key = given === openedByAddress ? `${given} ${pathname}${search}` : given;
  const kind = useNavigationType();
  const seen = useRef('');
  const beginning = useRef<Beginning | null>(null);
  const stays = staysInPlace(state);

  useLayoutEffect(() => {
    recallPlaces();
    window.history.scrollRestoration = 'manual';
    // The event fires after the page has changed: a scroll caused by the change itself belongs to the new page.
    const note = () => rememberPlace(shownEntry().key, window.scrollY);
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
    if (seen.current === key) return;
    seen.current = key;
    const before = shownEntry();
    showEntry({ key, pathname });
    // The same entry in another frame: the visitor went back before the code of the next page had come.
    const isFirst = before.key === '' || before.key === key;
    const isOtherPage = !isFirst && pathname !== before.pathname;
    beginning.current = isOtherPage ? { isOtherPage, focused: focusedElement() } : null;
    // A link inside a page scrolls to its target, whatever position is stored for the page's key.
    const inside = !isFirst && given === openedByAddress && pathname === before.pathname && hash !== '';
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
      return;
    }
    if (isFirst) return;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    if (kind === 'PUSH') beginning.current ??= { isOtherPage, focused: document.body };
  }, [key, given, pathname, hash, kind, stays]);

  // After the effects of the page, which may focus something.
  useEffect(() => {
    const begins = beginning.current;
    beginning.current = null;
    const main = document.querySelector('main');
    if (begins === null || main === null) return;
    const focused = focusedElement();
    // A menu of the header that has closed meanwhile gives the focus back to its button, which is no part of the page.
    const isTaken = focused !== begins.focused && (!begins.isOtherPage || main.contains(focused));
    if (!isTaken) main.focus({ preventScroll: true });
  }, [key]);
}
