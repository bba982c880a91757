'use client';
import { type Ref, useCallback } from 'react';

/** Gives an element to a ref. The function returned takes it away again: by the ref's own cleanup function, or else with null. */
function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (ref === null || ref === undefined) return () => undefined;
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? () => void cleanUp() : () => void ref(null);
  }
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Merges two refs. A callback ref may return a cleanup function, which is called in place of the callback with null. */
export function useJoinedRef<Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const leaveOne = assign(one, element);
      const leaveOther = assign(other, element);
      return () => {
        leaveOne();
        leaveOther();
      };
    },
    [one, other],
  );
}
