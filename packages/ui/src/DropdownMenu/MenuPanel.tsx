'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { findTyped, notTyping, typeLetter } from '../hooks/listKeys.ts';
import { useMatches } from '../hooks/useMatches.ts';
import { breakpoint } from '../tokens/typeScale.ts';
import { Panel } from './DropdownMenu.styles.ts';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuEntry } from './menuEntry.ts';
import { moveInMenu } from './menuKeys.ts';
import { focusRow, menuOf, rowOf, rowsOf, textOf } from './menuRows.ts';
import type { Activation, MenuShared, OpenSubmenu } from './menuShared.ts';
import type { MenuChoices } from './useChoices.ts';
import { useMenuHover } from './useMenuHover.ts';

/** Where the focus goes when a menu opens: to a row by key, to the menu itself by pointer. */
export type MenuStart = 'menu' | 'first' | 'last';

interface MenuPanelProps {
  panel: RefObject<HTMLDivElement | null>;
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  items: readonly MenuEntry[];
  size: 'sm' | 'md';
  start: MenuStart;
  choices: MenuChoices;
  /** Closes the menu and gives the focus back. */
  close: () => void;
  /** Does the same, and reports an item. */
  select: (value: string) => void;
}

const phone = `(max-width: ${breakpoint.mobileMax}px)`;

/** An open menu. */
export function MenuPanel({
  panel,
  id,
  label,
  labelledBy,
  items,
  size,
  start,
  choices,
  close,
  select,
}: MenuPanelProps) {
  const inline = useMatches(phone);
  const [submenu, openSubmenu] = useState<OpenSubmenu | null>(null);
  const activation = useRef<Activation>('press');
  const typing = useRef(notTyping);
  const hover = useMenuHover({ inline, submenu, openSubmenu });
  const shared: MenuShared = { inline, activation, choices, submenu, openSubmenu, close, select };

  useEffect(() => {
    const menu = panel.current;
    if (menu === null) return;
    if (start === 'menu') menu.focus({ preventScroll: true });
    else {
      const rows = rowsOf(menu);
      focusRow(rows[start === 'first' ? 0 : rows.length - 1]);
    }
  }, [panel, start]);

  // The row that had the focus is gone, and keys with it.
  useEffect(() => {
    const menu = panel.current;
    if (activeElementNear(menu) === document.body) menu?.focus({ preventScroll: true });
  }, [panel, items]);

  function activate(row: HTMLElement, key: Activation) {
    activation.current = key;
    try {
      row.click();
    } finally {
      activation.current = 'press';
    }
  }

  /** Moves by a key that leads into a submenu or out of it; false for other keys. */
  function crossed(key: string, menu: HTMLElement, row: HTMLElement | null, top: HTMLElement): boolean {
    const isRightToLeft = getComputedStyle(menu).direction === 'rtl';
    if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') && row?.dataset.submenu !== undefined) {
      activate(row, 'Enter');
      return true;
    }
    if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') && menu !== top) {
      focusRow(menu.parentElement?.querySelector<HTMLElement>('[data-submenu]') ?? undefined);
      openSubmenu(null);
      return true;
    }
    return false;
  }

  /** Whether a key was meant for the menu. */
  function take(event: KeyboardEvent<HTMLDivElement>): boolean {
    const { key, target, currentTarget } = event;
    const row = rowOf(target);
    const menu = (target instanceof Element ? menuOf(target) : null) ?? currentTarget;
    const rows = rowsOf(menu);
    const at = row === null ? -1 : rows.indexOf(row);
    const texts = rows.map((each) => ({ text: textOf(each) }));
    const letters = typeLetter(typing.current, key, event.timeStamp);
    if (letters !== null) {
      typing.current = letters;
      const found = findTyped(texts, at, letters);
      if (found !== null) focusRow(rows[found]);
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      // A browser follows a link by itself, and in a new tab where that is asked for.
      if (key === 'Enter' && row?.tagName === 'A') return false;
      // The key that opened the menu may still be down.
      if (row !== null && !event.repeat) activate(row, key === ' ' ? 'Space' : 'Enter');
      return true;
    }
    if (crossed(key, menu, row, currentTarget)) return true;
    const to = moveInMenu(texts, at, key);
    if (to !== null) focusRow(rows[to]);
    return to !== null;
  }

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Tab') {
      // On from the trigger; backwards, to the trigger itself.
      if (event.shiftKey) event.preventDefault();
      close();
      return;
    }
    keepPress.onKeyDown(event);
    if (event.altKey || event.ctrlKey || event.metaKey || !take(event)) return;
    event.preventDefault();
    // Neither a shortcut of the page nor a list around the menu.
    event.stopPropagation();
  }

  function follow({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
    const row = rowOf(target);
    if (inline || submenu === null || row === null || menuOf(row) !== currentTarget) return;
    if (row.dataset.submenu !== submenu.value) openSubmenu(null);
  }

  return (
    <Panel
      {...hover}
      {...keepPress}
      ref={panel}
      id={id}
      aria-label={label}
      aria-labelledby={label === undefined ? labelledBy : undefined}
      data-size={size}
      onFocus={follow}
      onKeyDown={pressKey}
    >
      <MenuEntries entries={items} shared={shared} />
    </Panel>
  );
}
