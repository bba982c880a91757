'use client';
import { useEffect, useEffectEvent, useState } from 'react';

interface Search {
  open: boolean;
  query: string;
  delayMs: number;
  onSearch: ((text: string) => void) | undefined;
}

/**
 * Reports what is searched: at once when the list opens or the field is emptied, debounced while typing. Returns whether a report is still
 * to come, and a function that repeats the latest one.
 */
export function useSearch({ open, query, delayMs, onSearch }: Search) {
  const [asked, setAsked] = useState<string | null>(null);
  const ask = useEffectEvent((text: string) => {
    setAsked(text);
    onSearch?.(text);
  });
  const searches = onSearch !== undefined;
  useEffect(() => {
    if (!searches || !open) return undefined;
    const timer = setTimeout(() => ask(query), query === '' ? 0 : delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [searches, open, query, delayMs]);
  return { isPending: searches && open && asked !== query, repeat: () => onSearch?.(query) };
}
