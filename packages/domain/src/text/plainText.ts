import { withoutRadicals } from './radicals.ts';

/** Nothing to clean but the ends. */
const alreadyPlain = /^[\x20-\x7e]*$/;
const lineBreaks = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;
/** Characters that look like a space and are none: the tab, and the Braille pattern without dots. */
const blanks = /[\t\u2800]/g;
/** Characters without a glyph: controls, zero-width and bidirectional marks, fillers, variation selectors. The line break is kept. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Characters that no font has: private use, half a surrogate pair, the replacement character, noncharacters. Not unassigned ones: a newer
 * Unicode than the browser's or the server's may have them.
 */
const unreadable = /[\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;

/**
 * A typed text as it is stored, compared and shown: without invisible characters, composed (NFC), with Chinese characters in place of
 * radicals; line breaks are plain, ends are trimmed. Source: docs/rules/account.md.
 */
export function plainText(text: string): string {
  if (alreadyPlain.test(text)) return text.trim();
  const visible = text.replace(lineBreaks, '\n').replace(blanks, ' ').replace(invisible, '');
  return withoutRadicals(visible).normalize('NFC').trim();
}

/** The same on one line, with plain spaces. */
export function plainLine(text: string): string {
  return plainText(text).replace(/[\n\p{Zs}]/gu, ' ');
}

/** The first character that cannot be read even in a plain text, as `U+E000`; null when there is none. */
export function unreadableCharacter(text: string): string | null {
  const code = unreadable.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Length of a text in code points. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
