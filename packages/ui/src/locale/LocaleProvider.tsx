import type { ReactNode } from 'react';
import { type Locale, LocaleContext } from './useTexts.ts';
import { type Translate, TranslateContext } from './useTranslate.ts';

export interface LocaleProviderProps {
  /** Every built-in text of the components, in one language. */
  locale: Locale;
  /**
   * The language of sentences that come from rules or a server, such as the errors of fields: `inEnglish` of `@lima-id/domain/english` for
   * English. Sentences that it does not know it returns as they are. Without it all are shown as they come.
   */
  translate?: Translate | undefined;
  children?: ReactNode;
}

/** Replaces the built-in texts of every component inside it, which are Chinese by default, and translates what rules and servers say. */
export function LocaleProvider({ locale, translate, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <TranslateContext value={translate ?? null}>{children}</TranslateContext>
    </LocaleContext>
  );
}
