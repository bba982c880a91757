import { splitTraits } from '@lima-id/domain';
import { pinyin } from 'pinyin-pro';

/** Raised when what is computed here changes: apps written by an earlier version are computed again when the gateway starts. */
export const searchVersion = 1;

/** A text as it is compared: full-width characters as usual ones, small letters, no spaces, nothing that nobody sees. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '');
}

/** How a text is read: in pinyin without tones, or the initials of it. */
export function readings(text: string, pattern: 'pinyin' | 'first'): string {
  return comparable(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true, pattern }).join(''));
}

/**
 * What of an app is searched: its name and its traits, each as it is written, in pinyin without tones (ü as v), and in the initials
 * of these, a line each. A term that stands in one of the lines finds the app.
 */
export function searchText(app: { name: string; trait: string }): string {
  const lines = [app.name, ...splitTraits(app.trait)].flatMap((text) => {
    const plain = text.normalize('NFKC');
    return [comparable(plain), readings(plain, 'pinyin'), readings(plain, 'first')];
  });
  return [...new Set(lines)].join('\n');
}

/** Terms that are looked for at most; further ones would only narrow what is found. */
const termsMax = 8;

/** The terms of what was typed: between spaces, as they are compared. All of them have to be found. `pao bu ji` finds what `paobuji` finds. */
export function searchTerms(typed: string): string[] {
  const terms = typed.normalize('NFKC').split(/\s+/u).map(comparable);
  return [...new Set(terms)].filter((term) => term !== '').slice(0, termsMax);
}
