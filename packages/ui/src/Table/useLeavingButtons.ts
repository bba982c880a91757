'use client';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { moveFocus } from '../hooks/moveFocus.ts';

interface Pressed {
  button: Element;
  /** Selector of the element in the table that takes the focus. */
  next: string | undefined;
}

/**
 * Keeps the focus in a table when its own button goes away because of a press. Returns the listener of such a button: the focus moves to the
 * element that `next` selects in the box around the table, or else to the box.
 */
export function useLeavingButtons(box: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed | null>(null);

  // The page decides whether the button goes, and when: a list may be loaded later, or not at all.
  useEffect(() => {
    if (pressed.current === null || box.current === null || pressed.current.button.isConnected) return;
    const { next } = pressed.current;
    pressed.current = null;
    const active = activeElementNear(box.current);
    if (active !== null && active !== document.body) return;
    const place = next === undefined ? null : box.current.querySelector<HTMLElement>(next);
    if (place === null) moveFocus(box.current);
    else place.focus();
  });

  return (press: () => void, next?: string) =>
    ({ currentTarget }: MouseEvent) => {
      pressed.current = { button: currentTarget, next };
      press();
    };
}
