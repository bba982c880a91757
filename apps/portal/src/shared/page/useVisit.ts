import { type RefObject, useEffect, useRef } from 'react';

/**
 * The visit of a component, which is aborted when the component leaves the page: an answer that comes later must not move a visitor who is
 * somewhere else by then.
 */
export function useVisit(): RefObject<AbortController> {
  const visit = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    visit.current = own;
    return () => own.abort();
  }, []);
  return visit;
}
