import { deepActiveElement } from './activeElement.ts';
import { moveFocus } from './moveFocus.ts';

// Not what the arrow keys alone reach: a tab is selected by its focus.
const focusable =
  ':is(a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]):not([tabindex="-1"])';

/** Where a search for the next place ends: the reader knows where he is in the smallest part of the page that has a name. */
const parts =
  'main, section, article, nav, aside, form, fieldset, [role="dialog"], [role="alertdialog"], [role="region"]';

/** Milliseconds in which what was confirmed may still remove the opener, such as a row once its list has been fetched again. */
const watchMs = 5000;

interface Around {
  element: Element;
  behind: HTMLElement[];
  before: HTMLElement[];
}

function isFocusable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.matches(focusable) &&
    element.closest('[inert]') === null &&
    element.checkVisibility?.({ checkVisibilityCSS: true }) !== false
  );
}

/** The elements around an opener, from the nearest on, each with what can be focused in it behind and before the opener. */
function aroundOf(opener: Element): Around[] {
  const around: Around[] = [];
  for (
    let element = opener.parentElement;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    const all = [...element.querySelectorAll<HTMLElement>(focusable)].filter((one) => one !== opener);
    const isBehind = (one: HTMLElement) =>
      (opener.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    around.push({
      element,
      behind: all.filter(isBehind),
      before: all.filter((one) => !isBehind(one)).reverse(),
    });
  }
  return around;
}

/** Focuses what follows in the smallest part of the page that is still there, or what precedes, or the part itself. */
function focusNext(around: readonly Around[]): void {
  for (const { element, behind, before } of around) {
    if (!element.isConnected) continue;
    const known = behind.find(isFocusable) ?? before.find(isFocusable);
    // A list that was fetched again may have been rendered again as a whole.
    const next = known ?? [...element.querySelectorAll<HTMLElement>(focusable)].find(isFocusable);
    if (next !== undefined) return next.focus();
    if (element.matches(parts) && element instanceof HTMLElement) return moveFocus(element);
  }
  const main = document.querySelector<HTMLElement>('main');
  if (main !== null) moveFocus(main);
}

type NamedPlace = () => HTMLElement | null | undefined;

/** Focuses the element that the caller names; whether there is one. */
function focusNamed(named: NamedPlace): boolean {
  const place = named();
  if (place?.isConnected !== true) return false;
  if (place.matches(focusable)) place.focus();
  else moveFocus(place);
  return true;
}

/**
 * Remembers where the focus is; the function returned brings it back. When the element is gone, as the button of a deleted row, now or within
 * five seconds, the focus goes to the element that the caller names, or else to what follows in the same list or part of the page. When
 * nothing had the focus, as after a press in Safari, it goes to the named element only.
 */
export function rememberFocus(): (named: NamedPlace) => void {
  const opener = deepActiveElement();
  if (!(opener instanceof HTMLElement) || opener === document.body) return (named) => void focusNamed(named);
  const around = aroundOf(opener);

  function leave(named: NamedPlace) {
    if (!focusNamed(named)) focusNext(around);
  }

  return (named) => {
    if (!opener.isConnected) return leave(named);
    opener.focus();
    const root = opener.getRootNode();
    const observer = new MutationObserver(() => {
      if (opener.isConnected) return;
      stop();
      // Unless the reader has moved on in the meantime.
      const active = deepActiveElement();
      if (active === null || active === document.body) leave(named);
    });
    const timer = setTimeout(stop, watchMs);
    function stop() {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(root, { childList: true, subtree: true });
  };
}
