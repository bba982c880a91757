'use client';
import { createContext, use, useEffect } from 'react';

/** Keeps the surrounding `Form` from being sent, with a sentence for the field, until the function returned is called; null without a `Form`. */
export const FormRefusalContext = createContext<((sentence: string) => () => void) | null>(null);

/**
 * Keeps the surrounding `Form` from being sent while a field shows what is not its value, or no allowed one: the form knows values only, and
 * would send another than the one that is seen. `sentence` says why; '' otherwise.
 */
export function useFormRefusal(sentence: string): void {
  const refuse = use(FormRefusalContext);
  useEffect(() => (sentence === '' ? undefined : refuse?.(sentence)), [refuse, sentence]);
}
