'use client';
import { type Ref, useCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}

/** Merges two refs. */
export function useJoinedRef<Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      assign(one, element);
      assign(other, element);
    },
    [one, other],
  );
}
