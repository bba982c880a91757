'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { Row } from './DropdownMenu.styles.ts';
import { ariaShortcut, shortcutKeys } from './shortcut.ts';

const roles = { item: 'menuitem', checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const;

interface MenuRowProps {
  kind: keyof typeof roles;
  label: string;
  /** An icon or what says that it is chosen; undefined where the menu keeps no room for them. */
  mark?: ReactNode;
  checked?: boolean | undefined;
  shortcut?: string | undefined;
  tone?: 'danger' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  href?: string | undefined;
  external?: boolean | undefined;
  /** Attributes of a row that opens a submenu. */
  opener?:
    | {
        ref: Ref<HTMLDivElement>;
        'aria-haspopup': 'menu';
        'aria-expanded': boolean;
        'aria-controls': string | undefined;
        'data-submenu': string;
      }
    | undefined;
  /** An icon after the label. */
  arrow?: ReactElement | undefined;
  onActivate: () => void;
}

/** One row of a menu; what moves the focus there and presses it is the menu's. */
export function MenuRow({
  kind,
  label,
  mark,
  checked,
  shortcut,
  tone,
  disabled = false,
  href,
  external,
  opener,
  arrow,
  onActivate,
}: MenuRowProps) {
  // A link that leads nowhere now is none.
  const link = href === undefined || disabled ? undefined : { as: Link, href, external };
  return (
    <Row
      {...opener}
      {...link}
      role={roles[kind]}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaShortcut(shortcut)}
      data-tone={tone}
      onClick={() => {
        if (!disabled) onActivate();
      }}
    >
      {mark === undefined ? null : <span data-part="mark">{mark}</span>}
      <span data-part="label">{label}</span>
      {shortcut === undefined ? null : (
        <span data-part="keys" aria-hidden="true">
          {shortcutKeys(shortcut).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      {arrow}
    </Row>
  );
}
