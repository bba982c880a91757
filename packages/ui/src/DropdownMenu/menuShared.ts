import type { RefObject } from 'react';
import type { MenuChoices } from './useChoices.ts';

/** What activates a row: a press by pointer or assistive technology, or one of two keys. */
export type Activation = 'press' | 'Enter' | 'Space';

/** The submenu that is open. */
export interface OpenSubmenu {
  value: string;
  /** It was opened by a key, and takes the focus. */
  takesFocus: boolean;
}

/** What every row of a menu needs. */
export interface MenuShared {
  /** Submenus open below their row instead of beside it. */
  inline: boolean;
  /** How the row that is being activated was reached. */
  activation: RefObject<Activation>;
  choices: MenuChoices;
  submenu: OpenSubmenu | null;
  openSubmenu: (submenu: OpenSubmenu | null) => void;
  /** Closes the menu. */
  close: () => void;
  /** Closes the menu and reports an item. */
  select: (value: string) => void;
}
