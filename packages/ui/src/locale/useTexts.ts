'use client';
import { createContext, useContext } from 'react';
import type { zhCN } from './zhCN.ts';

/** The same keys with translated values: a string stays a string, a function keeps its parameters. */
export type Texts<Record> = {
  readonly [Key in keyof Record]: Record[Key] extends string
    ? string
    : Record[Key] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : Texts<Record[Key]>;
};

/** A complete set of component texts in one language. */
export type Locale = Texts<typeof zhCN>;

/** The texts of the nearest `LocaleProvider`; null for Chinese. */
export const LocaleContext = createContext<Locale | null>(null);

/**
 * The texts of one component in the current locale. The component passes its Chinese ones itself, so that a page bundles the texts of the
 * components it uses and not all of them.
 */
export function useTexts<Key extends keyof Locale>(component: Key, chinese: Locale[Key]): Locale[Key] {
  return useContext(LocaleContext)?.[component] ?? chinese;
}
