import { hasLoneKind } from './characterKind.ts';
import { rows, weakWords } from './weakWords.ts';

/** Why a part of a password is easy to guess, the most severe first. */
export const weakReasons = ['common', 'sequence', 'repeat', 'date', 'personalNumber', 'pinyin'] as const;
export type WeakReason = (typeof weakReasons)[number];

/** An easily guessed part of a password, and how many characters it counts for. */
export interface WeakPart {
  reason: WeakReason;
  counted: number;
}

const words = new Set(weakWords.split(' ').flatMap((word) => [word, word.slice(1)]));
const lines = rows.split(' ').flatMap((row) => [row, [...row].reverse().join('')]);
// Characters that can be the only one of their kind here are optional.
const passwordWord = /^[Pp]?[a@4]?[s$5]{0,2}w[o0]?rd$/;
const year = '(?:19|20)\\d\\d';
const monthDay = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const date = new RegExp(
  `^(?:${year}|(?:${year}|\\d\\d)?${monthDay}|${monthDay}${year}|${year}([-./])\\d\\d?\\1\\d\\d?)$`,
);
const mobile = /^1[3-9]\d{9}$/;
const residentId = new RegExp(`^[1-9]\\d{5}${year}${monthDay}\\d{3,4}$`);
const syllable =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])(?:a[io]?|i?ang?|iao?|o[u]?|i?ong|ei?|[ei]ng?|i[eu]?|u(?:ai?|ang?|[ieno])?)$/;
const repeated = /^(.{1,8}?)\1+$/su;

/**
 * Whether a text as a whole is easy to guess, and how many characters it counts for: never more than it has. Considers texts of three
 * characters or more. A text in which one character is the only one of its kind is never weak, so that a character of a new kind always
 * breaks a weak part and never makes one; the word "password" may contain such characters because it is recognized without them, too.
 * Source: docs/rules/password.md.
 */
export function weakPart(text: string): WeakPart | null {
  const small = text.toLowerCase();
  if (passwordWord.test(text === text.toUpperCase() ? small : text)) return { reason: 'common', counted: 1 };
  if ([...text].length < 3 || hasLoneKind(text)) return null;
  if (words.has(small)) return { reason: 'common', counted: 1 };
  if (lines.some((line) => line.includes(small))) return { reason: 'sequence', counted: 1 };
  const block = repeated.exec(text)?.[1];
  if (block !== undefined) return { reason: 'repeat', counted: [...block].length };
  if (date.test(text)) return { reason: 'date', counted: 2 };
  if (mobile.test(text)) return { reason: 'personalNumber', counted: 2 };
  if (residentId.test(text)) return { reason: 'personalNumber', counted: 3 };
  return syllable.test(small) ? { reason: 'pinyin', counted: 2 } : null;
}
