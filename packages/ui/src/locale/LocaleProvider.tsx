import { createContext, type ReactNode, useContext } from 'react';
import { zhCN } from './zhCN.ts';

type Texts<Record> = { readonly [Key in keyof Record]: Record[Key] extends string ? string : Texts<Record[Key]> };

/** A complete set of component texts in one language. */
export type Locale = Texts<typeof zhCN>;

const LocaleContext = createContext<Locale>(zhCN);

/** Replaces the texts of every component inside it; without one they speak Chinese. */
export function LocaleProvider({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The component texts in force here. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
