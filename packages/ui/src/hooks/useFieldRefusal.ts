'use client';
import { createContext, use, useEffect } from 'react';

/**
 * Keeps the surrounding `Form` from being sent, with a sentence for the field, until the function returned is called; null outside of a
 * `Field`.
 */
export const FieldRefusalContext = createContext<((sentence: string) => () => void) | null>(null);

/**
 * Keeps the surrounding `Form` from being sent while a field in its `Field` shows what is not its value, or no allowed one: the form knows
 * values only, and would send another than the one that is seen. `sentence` says why; '' otherwise.
 */
export function useFieldRefusal(sentence: string): void {
  const holdBack = use(FieldRefusalContext);
  useEffect(() => (sentence === '' ? undefined : holdBack?.(sentence)), [holdBack, sentence]);
}
