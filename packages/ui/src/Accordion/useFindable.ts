'use client';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface Findable {
  /** The content, an element with `hidden` while it is closed. */
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  /** Whether a search may open it. */
  findable: boolean;
  /** Called before the browser scrolls to what it found. */
  onFound: () => void;
}

/**
 * Leaves closed content to the browser's page search, and to links that lead into it: `hidden="until-found"`, which React does not write.
 * Browsers that do not know it keep the content hidden.
 */
export function useFindable({ panel, open, findable, onFound }: Findable): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null || open) return;
    element.setAttribute('hidden', findable ? 'until-found' : '');
    element.removeAttribute('data-found');
  }, [panel, open, findable]);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    function reveal({ target, currentTarget }: Event) {
      // That of an accordion inside comes here as well.
      if (target !== currentTarget) return;
      // It has its height at once: the browser measures where to scroll.
      element?.setAttribute('data-found', '');
      found();
    }
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [panel]);
}
