'use client';
import { useMatches } from '../hooks/useMatches.ts';

/** Whether the visitor's system is dark, as it changes; false on the server. For sites that follow it. */
export function usePrefersDark(): boolean {
  return useMatches('(prefers-color-scheme: dark)');
}
