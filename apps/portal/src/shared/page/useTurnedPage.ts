import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from './useScrollPlace.ts';

/** Route state of a step to another page of a list: the page stays, and what the list shows starts over. */
export const turnsPage = { ...keepsPlace, turnsPage: true } as const;

function isTurn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'turnsPage' in state;
}

/**
 * A ref for a list, whose beginning is brought into view and read from after a step with `turnsPage`. The element needs a `tabIndex` of -1,
 * and a `scroll-margin-top` for the header.
 */
export function useTurnedPage<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const { key, state } = useLocation();
  const isTurned = useNavigationType() === 'PUSH' && isTurn(state);
  useEffect(() => {
    if (!isTurned || key === '') return;
    list.current?.focus({ preventScroll: true });
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ behavior: 'instant' });
    }
  }, [key, isTurned]);
  return list;
}
