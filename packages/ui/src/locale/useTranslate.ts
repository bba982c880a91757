'use client';
import { createContext, useContext } from 'react';

/** Gives a sentence in the language of the page. */
export type Translate = (text: string) => string;

/** Leaves a sentence as the rules or the server wrote it. */
export const asWritten: Translate = (text) => text;

/** The translation of the nearest `LocaleProvider`; null for none. */
export const TranslateContext = createContext<Translate | null>(null);

/** The translation of sentences that come from rules or a server, by the nearest `LocaleProvider`; they stay as they are without one. */
export function useTranslate(): Translate {
  return useContext(TranslateContext) ?? asWritten;
}
