import type { ReactNode } from 'react';
import { type Locale, LocaleContext } from './useTexts.ts';

/** Replaces the built-in texts of every component inside it; they are Chinese by default. */
export function LocaleProvider({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
