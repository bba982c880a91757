import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/typeScale.ts';

const query = `(max-width: ${breakpoint.tabletMax}px)`;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Orientation of the tab list: vertical in the menu, horizontal in the strip below 1200 px. */
export function useStripOrientation(): 'vertical' | 'horizontal' {
  const strip = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return strip ? 'horizontal' : 'vertical';
}
