import type { Locale } from '../locale/useTexts.ts';
import type { Brand } from './brand.ts';

/** The brand names in the built-in texts. */
const ownNames = { name: '力码', latinName: 'LIMA' } as const;

/** The same texts with each string passed through `rename`, including the results of functions. */
function renamed(texts: unknown, rename: (text: string) => string): unknown {
  if (typeof texts === 'string') return rename(texts);
  if (typeof texts === 'function') return (...figures: unknown[]) => renamed(texts(...figures), rename);
  if (Array.isArray(texts)) return texts.map((text) => renamed(text, rename));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, renamed(value, rename)]));
}

/** The texts of a locale with the brand's names instead of 力码 and LIMA; pass it to a `LocaleProvider`. */
export function brandLocale(brand: Pick<Brand, 'name' | 'latinName'>, locale: Locale): Locale {
  const rename = (text: string) =>
    text.replaceAll(ownNames.name, brand.name).replaceAll(ownNames.latinName, brand.latinName);
  return renamed(locale, rename) as Locale;
}
