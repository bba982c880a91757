'use client';
import { useMatches } from '../hooks/useMatches.ts';
import { breakpoint } from '../tokens/typeScale.ts';

const query = `(max-width: ${breakpoint.tabletMax}px)`;

/** Orientation of the tab list: vertical in the menu, horizontal in the strip below 1200 px. */
export function useStripOrientation(): 'vertical' | 'horizontal' {
  return useMatches(query) ? 'horizontal' : 'vertical';
}
