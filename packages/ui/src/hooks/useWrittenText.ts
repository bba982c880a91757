'use client';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Calls back when a script writes the value of a text area, of which the browser fires no event; returns how to stop. */
function observeWrites({ current: area }: RefObject<HTMLTextAreaElement | null>, call: () => void): () => void {
  if (area === null) return () => undefined;
  // React has put a property of its own in front of the one that every text area has.
  const own = Object.getOwnPropertyDescriptor(area, 'value');
  const { get, set }: PropertyDescriptor =
    own ?? Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  Object.defineProperty(area, 'value', {
    configurable: true,
    enumerable: true,
    get: () => get?.call(area),
    set(text: unknown) {
      set?.call(area, text);
      call();
    },
  });
  return () => {
    if (own === undefined) Reflect.deleteProperty(area, 'value');
    else Object.defineProperty(area, 'value', own);
  };
}

/**
 * The text in an uncontrolled text area, whether it was typed, restored by a reset, or written by a script such as the ref of a form library.
 * Until the text area is mounted it is the rendered text.
 */
export function useWrittenText(area: RefObject<HTMLTextAreaElement | null>, rendered: string): string {
  const subscribe = useCallback((call: () => void) => observeWrites(area, call), [area]);
  return useSyncExternalStore(
    subscribe,
    () => area.current?.value ?? rendered,
    () => rendered,
  );
}
