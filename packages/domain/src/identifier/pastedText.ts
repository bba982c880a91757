import type { CodeRefusal } from './codeRefusal.ts';
import { identifierInputMaxLength } from './limits.ts';

/** A text without the characters copied along with a code, or why nothing usable is left. */
export type PastedText = { ok: true; text: string } | { ok: false; reason: CodeRefusal };

/** Characters without a glyph: soft hyphen, zero-width, bidirectional marks, byte order mark, variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Characters around a code in running text or from a scanner that cannot be part of one. */
const wrapping =
  /[\s\p{Control}\p{Default_Ignorable_Code_Point}"'`“”‘’„«»‹›<>《》〈〉「」『』【】〔〕[\]{}()（），,；;。！!、]/u;
const anyHyphen = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
const anySlash = /[\\\u2044\u2215\u29F5\u29F8\uFE68]/g;
const anyDot = /[\u3002\uFE52\uFF61]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
/** Between the lines of a label. */
export const lineBreaks = /[\r\n\u0085\u2028\u2029]+/;
const label = /^(?:工业互联网)?标识(?:编码|代码|码)?[\s:]*/;
const handleScheme = /^(?:hdl|handle):(?:\/\/)?/i;
const webScheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const codeParameter = /(?:^|[?&#;\s])identifier=\s*([^&#\s]*)/i;
const startOfCode = /^\d{2,3}\.\d{2,4}\.\d{3,4}\/./;
/** Slashes before a code that was copied as the path of its page: `/88.118.001/GT-1`. */
const slashesBeforeCode = /^\/+(?=\d{2,3}\.\d{2,4}\.\d{3,4}\/)/;
const codeInPath = /\/(\d{2,3}\.\d{2,4}\.\d{3,4}\/[^?#\s]*)/;
const escapeSequence = /%[0-9a-f]{2}/i;
/** A code as written in our own links: nothing to clean. */
const alreadyClean = /^[\d.]+\/[A-Za-z0-9_.-]+$/;
/** A whole code, and the codes in a line with other words. */
const wholeCode = /^\d{2,3}\.\d{2,4}\.\d{3,4}\/[A-Za-z0-9][\w\-.:/*=@]*$/;
const codesInText = /(?:^|[^\d.])(\d{2,3}\.\d{2,4}\.\d{3,4}\/[A-Za-z0-9][\w\-.:/*=@]*)/g;
const restOfCode = /^[A-Za-z0-9][\w\-.:/*=@]*$/;
/** Nested links are unpacked to this depth; deeper nesting is not meant for people. */
const maxUnpackings = 4;

/** Removes spaces, quotes, brackets and sentence marks from both ends. Linear, whatever the text. */
export function trimPasted(input: string): string {
  let start = 0;
  let end = input.length;
  while (start < end && wrapping.test(input.charAt(start))) start += 1;
  while (end > start && wrapping.test(input.charAt(end - 1))) end -= 1;
  return input.slice(start, end);
}

/** Writes full-width and typographic variants as the plain characters of a code; spaces and case stay. */
export function plainCharacters(text: string): string {
  return text
    .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(anyHyphen, '-')
    .replace(anySlash, '/')
    .replace(anyDot, '.')
    .replace(invisible, '');
}

/** Undoes one layer of percent encoding; null when it is damaged. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The part of a link's path in the position of a code, as `https://host/88.118.001/GT-1`. */
function pathCode(link: string): string | undefined {
  const path = codeInPath.exec(link.replace(webScheme, ''))?.[1];
  return path?.endsWith('/') ? path.slice(0, -1) : path;
}

/** Extracts the code from a link and undoes percent encoding, up to `maxUnpackings` times. */
function unpackLink(text: string): PastedText {
  let current = text;
  for (let round = 0; round < maxUnpackings; round += 1) {
    const carried = codeParameter.exec(current)?.[1] ?? (webScheme.test(current) ? pathCode(current) : undefined);
    if (carried !== undefined) current = carried;
    if (trimPasted(current) === '') return { ok: false, reason: 'linkWithoutCode' };
    const isLink = webScheme.test(current) || codeParameter.test(current);
    if (current.includes('%')) {
      if (isLink && !escapeSequence.test(current)) return { ok: false, reason: 'linkWithoutCode' };
      const decoded = decode(current);
      if (decoded === null) return { ok: false, reason: 'brokenEscape' };
      current = decoded;
    } else if (!isLink) {
      return { ok: true, text: current };
    } else if (carried === undefined) {
      return { ok: false, reason: 'linkWithoutCode' };
    }
  }
  return webScheme.test(current) ? { ok: false, reason: 'linkWithoutCode' } : { ok: true, text: current };
}

/** Whether a second code begins after the first. */
function holdsSeveralCodes(text: string): boolean {
  const pieces = text.split(/[\s,;]+/);
  const first = pieces.findIndex((piece) => piece.includes('/'));
  return first >= 0 && pieces.map((piece) => startOfCode.test(piece)).lastIndexOf(true) > first;
}

/** The lines of a text that have words or digits, with those joined that were broken at a separator of a code. */
function joinedLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(lineBreaks).map(trimPasted)) {
    const last = lines[lines.length - 1];
    if (!/[\p{Letter}\p{Number}]/u.test(line)) continue;
    if (last !== undefined && (/[./-]$/.test(last) || /^[./-]/.test(line))) lines[lines.length - 1] = last + line;
    else lines.push(line);
  }
  return lines;
}

/** The codes in one line of a label: the line itself, or what looks like a code in it. */
function codesInLine(line: string): string[] {
  const read = readPastedText(line);
  if (read.ok && wholeCode.test(read.text)) return [read.text];
  return [...line.matchAll(codesInText)].map(([, code = '']) => code.replace(/[-_.:/]+$/, ''));
}

/**
 * The code of a label, which has other lines as well. Two lines of which the second may be the rest of the code are refused: half a code
 * would be another code.
 */
function readLabel(lines: readonly string[]): PastedText {
  const codes = lines.map(codesInLine);
  const [code, ...others] = new Set(codes.flat());
  if (others.length > 0) return { ok: false, reason: 'severalCodes' };
  const mayGoOn = lines.length === 2 && codes[0]?.length === 1 && restOfCode.test(lines[1] ?? '');
  return code === undefined || mayGoOn ? { ok: false, reason: 'severalLines' } : { ok: true, text: code };
}

/**
 * Cleans what people paste or a scanner reads: spaces of every kind and invisible characters, full-width letters,
 * digits and marks, typographic hyphens and dashes, backslashes, the Chinese full stop for a dot, a 标识编码 label, a `hdl:` scheme, and a link
 * that carries the code as `identifier=` (in its query or hash, encoded once or more) or as its path, the path alone too. Never folds case.
 * Of a label with several lines the one code counts. Refuses several codes, lines without a code, a link without a code and damaged
 * encoding. Never throws; linear in the input.
 */
export function readPastedText(input: string): PastedText {
  const trimmed = trimPasted(input);
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (trimmed.length > identifierInputMaxLength) return { ok: false, reason: 'inputTooLong' };
  if (alreadyClean.test(trimmed)) return { ok: true, text: trimmed };
  const plain = plainCharacters(trimmed);
  const lines = joinedLines(plain);
  if (lines.length > 1) return readLabel(lines);
  const named = (lines[0] ?? '').replace(label, '').replace(handleScheme, '');
  if (named === '') return { ok: false, reason: 'empty' };
  const unpacked = unpackLink(named);
  if (!unpacked.ok) return unpacked;
  const text = trimPasted(plainCharacters(unpacked.text)).replace(label, '').replace(handleScheme, '');
  if (text === '') return { ok: false, reason: 'empty' };
  const decodedLines = joinedLines(text);
  if (decodedLines.length > 1) return readLabel(decodedLines);
  if (holdsSeveralCodes(text)) return { ok: false, reason: 'severalCodes' };
  return { ok: true, text: text.replace(/\s/g, '').replace(slashesBeforeCode, '') };
}
