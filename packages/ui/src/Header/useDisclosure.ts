'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { useLayer } from '../hooks/useLayer.ts';

/** Props for a button that opens a list of links, and for the list. */
export interface Disclosure {
  open: boolean;
  close(): void;
  rootProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown(event: KeyboardEvent): void;
    onBlur(event: FocusEvent): void;
  };
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick(): void;
  };
  panelProps: { id: string; ref: RefObject<HTMLDivElement | null> };
}

const entries = 'a[href], button:not([disabled])';

/**
 * A list of links behind a button. Arrow keys, Home and End move through the list, arrow down opens it; Escape closes it and restores the
 * focus; focus or a press outside closes it.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    function pressed(event: PointerEvent) {
      if (root.current !== null && !event.composedPath().includes(root.current)) setOpen(false);
    }
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  useLayer(open, () => {
    setOpen(false);
    button.current?.focus();
  });

  function list(): HTMLElement[] {
    return Array.from(panel.current?.querySelectorAll<HTMLElement>(entries) ?? []);
  }

  function move(key: string) {
    const all = list();
    const at = all.findIndex((entry) => entry === activeElementNear(root.current));
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? all.length - 1 : at - 1,
      Home: 0,
      End: all.length - 1,
    }[key];
    if (next !== undefined) all[(next + all.length) % all.length]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (open && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
      event.preventDefault();
      move(event.key);
    } else if (!open && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    }
  }

  return {
    open,
    close: () => setOpen(false),
    rootProps: {
      ref: root,
      onKeyDown,
      onBlur: (event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen((now) => !now),
    },
    panelProps: { id, ref: panel },
  };
}
