import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A ref for the list, which is focused after the visitor turns to another page of it. The page itself begins at its top. */
export function useFocusedList(page: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);
  const isTurned = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isTurned) list.current?.focus({ preventScroll: true });
  }, [page, isTurned]);
  return list;
}
