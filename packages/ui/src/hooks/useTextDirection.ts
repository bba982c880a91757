'use client';
import { type FocusEvent, useState } from 'react';

/**
 * The direction of the text in a list whose arrow keys a library handles, with the listener that reads it when the focus comes in: no server
 * knows it, and a page from left to right is not rendered again.
 */
export function useTextDirection() {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');

  function onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
    setDir(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  }

  return { dir, onFocus };
}
