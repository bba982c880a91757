import { createContext, useContext } from 'react';
import type { zhCN } from './zhCN.ts';

/** The same keys with other words: a text stays a text, a text with figures in it stays a function of those figures. */
export type Texts<Record> = {
  readonly [Key in keyof Record]: Record[Key] extends string
    ? string
    : Record[Key] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : Texts<Record[Key]>;
};

/** A complete set of component texts in one language. */
export type Locale = Texts<typeof zhCN>;

/** The texts given by a `LocaleProvider`; null where components speak Chinese. */
export const LocaleContext = createContext<Locale | null>(null);

/**
 * The texts of one component in force here. The component brings its Chinese ones itself, so that a page carries the words
 * of what it shows and not those of the whole system.
 */
export function useTexts<Key extends keyof Locale>(component: Key, chinese: Locale[Key]): Locale[Key] {
  return useContext(LocaleContext)?.[component] ?? chinese;
}
