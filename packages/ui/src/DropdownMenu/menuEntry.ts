import type { ReactNode } from 'react';

/** An action of a menu, or with `href` a link. */
export interface MenuItem<Value extends string = string> {
  kind?: 'item' | undefined;
  /** What `onSelect` is called with. */
  value: Value;
  label: string;
  /** A drawing before the label. */
  icon?: ReactNode;
  /**
   * The keys that do the same on the page, joined by plus signs: `Ctrl+P`. The menu shows them and does not listen for them; touch screens
   * do not show them.
   */
  shortcut?: string | undefined;
  /** `danger` for an action that destroys something. */
  tone?: 'danger' | undefined;
  /** Can be reached and read, but not selected. */
  disabled?: boolean | undefined;
  /** Where the item leads, through the application's router. */
  href?: string | undefined;
  /** The link leads to another site, in a new tab. */
  external?: boolean | undefined;
}

/** Something that is on or off. */
export interface MenuCheckbox<Value extends string = string> {
  kind: 'checkbox';
  /** What `onCheckedChange` is called with. */
  value: Value;
  label: string;
  /** See {@link MenuItem.shortcut}. */
  shortcut?: string | undefined;
  disabled?: boolean | undefined;
  /** The menu keeps it when omitted. */
  checked?: boolean | undefined;
  /** Whether it is checked at first; not by default. */
  defaultChecked?: boolean | undefined;
}

/** One of the options of a radio group. */
export interface MenuRadioOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options of which one is chosen, under a heading. */
export interface MenuRadioGroup {
  kind: 'radio';
  /** What `onValueChange` is called with, besides the chosen option. */
  name: string;
  /** The heading, and the accessible name of the group. */
  label: string;
  /** The heading is not shown. */
  labelHidden?: boolean | undefined;
  options: readonly MenuRadioOption[];
  /** The chosen option, or null. The menu keeps it when omitted. */
  value?: string | null | undefined;
  /** The option that is chosen at first; none by default. */
  defaultValue?: string | null | undefined;
}

/** Items that belong together, under a heading. */
export interface MenuGroup<Value extends string = string> {
  kind: 'group';
  /** The heading, and the accessible name of the group. */
  label: string;
  /** The heading is not shown. */
  labelHidden?: boolean | undefined;
  items: readonly (MenuItem<Value> | MenuCheckbox<Value>)[];
}

/** A line between items. Lines at an edge, or right after another, are not shown. */
export interface MenuSeparator {
  kind: 'separator';
}

/** What a submenu may hold: everything but another submenu. */
export type SubmenuEntry<Value extends string = string> =
  | MenuItem<Value>
  | MenuCheckbox<Value>
  | MenuRadioGroup
  | MenuGroup<Value>
  | MenuSeparator;

/** An item that opens further ones. */
export interface MenuSubmenu<Value extends string = string> {
  kind: 'submenu';
  /** Identifies the submenu in its menu; never shown. */
  value: string;
  label: string;
  /** A drawing before the label. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  items: readonly SubmenuEntry<Value>[];
}

/** One entry of a menu. Entries are data, so a server component can pass them. */
export type MenuEntry<Value extends string = string> = SubmenuEntry<Value> | MenuSubmenu<Value>;

/** Whether the rows of a menu keep room for an icon or a mark before their label. */
export function hasMarks(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'separator') return false;
    if (entry.kind === 'group') return hasMarks(entry.items);
    if (entry.kind === 'checkbox' || entry.kind === 'radio') return true;
    return entry.icon !== undefined && entry.icon !== null;
  });
}
