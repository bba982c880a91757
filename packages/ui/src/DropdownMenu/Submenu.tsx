'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLayer } from '../hooks/useLayer.ts';
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon } from '../icons/icons.tsx';
import { Panel, Unfolded } from './DropdownMenu.styles.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuSubmenu } from './menuEntry.ts';
import { focusRow, rowsOf } from './menuRows.ts';
import type { MenuShared } from './menuShared.ts';
import { useSubmenuPanel } from './useSubmenuPanel.ts';

interface SubmenuProps {
  part: MenuSubmenu;
  /** Rows keep room before their label. */
  marked: boolean;
  shared: MenuShared;
  /** Its entries. */
  children: ReactNode;
}

function arrowOf(inline: boolean, open: boolean) {
  if (!inline) return <ChevronRightIcon size={16} />;
  return open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />;
}

/** A row and the submenu that it opens: beside it, or on phones below it. */
export function Submenu({ part, marked, shared, children }: SubmenuProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { inline, submenu, openSubmenu } = shared;
  const open = submenu?.value === part.value;
  const opened = open ? submenu : null;

  useSubmenuPanel({ open: open && !inline, row, panel });
  useLayer(open, () => {
    row.current?.focus();
    openSubmenu(null);
  });
  useEffect(() => {
    if (opened?.takesFocus === true && panel.current !== null) focusRow(rowsOf(panel.current)[0]);
  }, [opened]);

  function activate() {
    const byKey = shared.activation.current !== 'press';
    // A pointer has opened it on its way to the row.
    openSubmenu(inline && open && !byKey ? null : { value: part.value, takesFocus: byKey });
  }

  const menu = { ref: panel, id, 'aria-label': part.label, children };
  return (
    <div role="none">
      <MenuRow
        kind="item"
        label={part.label}
        mark={marked ? (part.icon ?? null) : undefined}
        disabled={part.disabled}
        opener={{
          ref: row,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          'data-submenu': part.value,
        }}
        arrow={arrowOf(inline, open)}
        onActivate={activate}
      />
      {open ? inline ? <Unfolded {...menu} /> : <Panel {...menu} /> : null}
    </div>
  );
}
