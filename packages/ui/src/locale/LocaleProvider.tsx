import type { ReactNode } from 'react';
import { type Locale, LocaleContext } from './useTexts.ts';

/** Replaces the texts of every component inside it; without one they speak Chinese. */
export function LocaleProvider({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
