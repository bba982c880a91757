'use client';
import { useEffect } from 'react';

/**
 * Keeps focus events within the shadow tree of an open modal: outside of it their target is the host, which would be taken for a place
 * outside of the modal.
 */
export function useShadowFocus(open: boolean, container: HTMLElement | null | undefined): void {
  useEffect(() => {
    const root = container?.getRootNode();
    if (!open || !(root instanceof ShadowRoot)) return undefined;
    const keep = (event: Event) => event.stopPropagation();
    for (const name of ['focusin', 'focusout']) root.addEventListener(name, keep);
    return () => {
      for (const name of ['focusin', 'focusout']) root.removeEventListener(name, keep);
    };
  }, [open, container]);
}
