/** Rows of menus: actions, links, checkboxes, radio buttons, and rows that open a submenu. */
const rowSelector = '[role^="menuitem"]';

/** The menu or submenu that an element is in, or is. */
export function menuOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role="menu"]');
}

/** The row that an element is in, or is. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(rowSelector) : null;
}

/** The rows of a menu in order, without those of its submenus. */
export function rowsOf(menu: HTMLElement): HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>(rowSelector)).filter((row) => menuOf(row) === menu);
}

/** The words of a row, without its shortcut. */
export function textOf(row: HTMLElement): string {
  return row.querySelector('[data-part="label"]')?.textContent ?? '';
}

/** Moves the focus to a row that the pointer is on: it is marked as such, without the ring of keys. */
export function focusQuietly(row: HTMLElement): void {
  row.setAttribute('data-pressed', '');
  row.addEventListener('blur', () => row.removeAttribute('data-pressed'), { once: true });
  row.focus({ preventScroll: true });
}

/** Moves the focus to a row and brings it into sight, no further than needed. */
export function focusRow(row: HTMLElement | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}
