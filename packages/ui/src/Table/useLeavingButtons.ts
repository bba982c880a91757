'use client';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { moveFocus } from '../hooks/moveFocus.ts';

interface Pressed {
  button: HTMLElement;
  /** Selector of the element in the table that takes the focus. */
  next: string | undefined;
  /** Stops watching for the reader to go elsewhere. */
  unwatch: () => void;
}

/**
 * Calls back when the reader goes elsewhere from a button that is still there: it loses the focus, or a pointer or a key is pressed anywhere
 * else. Returns a function that stops watching.
 */
function watchReader(button: HTMLElement, onGone: () => void): () => void {
  function press(event: Event) {
    // The path, since outside of a shadow tree the target is its host.
    if (!event.composedPath().includes(button)) onGone();
  }
  function blur() {
    // Chromium may report it while a button is being removed, and every browser does when the window loses the focus.
    queueMicrotask(() => {
      if (button.isConnected && activeElementNear(button) !== button) onGone();
    });
  }
  const presses = ['pointerdown', 'keydown'];
  for (const name of presses) document.addEventListener(name, press, { capture: true });
  button.addEventListener('blur', blur);
  return () => {
    for (const name of presses) document.removeEventListener(name, press, { capture: true });
    button.removeEventListener('blur', blur);
  };
}

/**
 * Keeps the focus in a table when its own button goes away because of a press. Returns the listener of such a button: the focus moves to the
 * element that `next` selects in the box around the table, or else to the box. It stays where it is once the reader has gone elsewhere.
 */
export function useLeavingButtons(box: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed | null>(null);

  function forget() {
    pressed.current?.unwatch();
    pressed.current = null;
  }

  // The page decides whether the button goes, and when: a list may be loaded later, or not at all.
  useEffect(() => {
    if (pressed.current === null || box.current === null || pressed.current.button.isConnected) return;
    const { next } = pressed.current;
    forget();
    const active = activeElementNear(box.current);
    if (active !== null && active !== document.body) return;
    const place = next === undefined ? null : box.current.querySelector<HTMLElement>(next);
    if (place === null) moveFocus(box.current);
    else place.focus();
  });
  useEffect(() => () => pressed.current?.unwatch(), []);

  return (press: () => void, next?: string) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      forget();
      pressed.current = { button: currentTarget, next, unwatch: watchReader(currentTarget, forget) };
      press();
    };
}
