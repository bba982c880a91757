import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/typeScale.ts';

const query = `(max-width: ${breakpoint.tabletMax}px)`;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Which arrow keys move between the scenes: up and down in the menu, left and right in the strip below 1200 px. */
export function useStripOrientation(): 'vertical' | 'horizontal' {
  const strip = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return strip ? 'horizontal' : 'vertical';
}
