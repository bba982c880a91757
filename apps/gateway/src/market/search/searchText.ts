import { plainLine, simplified, splitTraits } from '@lima-id/domain';
import { pinyin } from 'pinyin-pro';

/** Increment when the computation here changes: apps written by an earlier version are then recomputed at startup. */
export const searchVersion = 2;

/** Normalizes for comparison: NFKC, lower case, simplified characters, without spaces and invisible characters. */
export function comparable(text: string): string {
  return simplified(plainLine(text).normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '');
}

/** Pinyin of a text without tones, or its initials. */
export function readings(text: string, pattern: 'pinyin' | 'first'): string {
  return comparable(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true, pattern }).join(''));
}

/**
 * Search text of an app: its name and traits as written, in pinyin without tones (ü as v), and in pinyin initials, each on a line. A term
 * that occurs on one of the lines matches the app.
 */
export function searchText(app: { name: string; trait: string }): string {
  const lines = [app.name, ...splitTraits(app.trait)].flatMap((text) => {
    const plain = simplified(text.normalize('NFKC'));
    return [comparable(plain), readings(plain, 'pinyin'), readings(plain, 'first')];
  });
  return [...new Set(lines)].join('\n');
}

/** Maximum number of terms; more would only narrow the result. */
const termsMax = 8;

/** Terms of the input, split at spaces and normalized. All of them have to match. `pao bu ji` finds what `paobuji` finds. */
export function searchTerms(typed: string): string[] {
  const terms = typed.normalize('NFKC').split(/\s+/u).map(comparable);
  return [...new Set(terms)].filter((term) => term !== '').slice(0, termsMax);
}
