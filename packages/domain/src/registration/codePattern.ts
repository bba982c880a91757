import { objectCodeRefusal } from '../identifier/code.ts';
import { objectCodeMaxLength } from '../identifier/limits.ts';
import { registrationMessages } from '../messages/registration.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { serialDigitsMax, serialDigitsMin } from './limits.ts';
import { readDay } from './realTime.ts';

const messages = registrationMessages.pattern;

/** Parts of a code that come from a day in China, with their digits. */
const dayParts = { year: 4, month: 2, day: 2 } as const;
type DayPart = keyof typeof dayParts;

/** A part of a pattern: characters as they are, a part of the day, or the serial number with leading zeros. */
export type PatternPart = { kind: 'literal'; text: string } | { kind: DayPart } | { kind: 'serial'; digits: number };

/** A pattern of object codes, `GT-{year}-{serial:6}`, with its parts in order. Every code that it gives is as long and well-formed. */
export interface CodePattern {
  text: string;
  parts: readonly PatternPart[];
}

/** Why a text is no pattern. */
export type PatternRefusal = keyof typeof messages;

/** A pattern, or why a text is none, with what to do. */
export type PatternVerdict =
  | { ok: true; pattern: CodePattern }
  | { ok: false; reason: PatternRefusal; message: string };

const piece = /\{[^{}]*\}|[^{}]+|[{}]/g;
const serialForm = /^\{serial:(\d{1,2})\}$/;
const dayPartForm = /^\{(year|month|day)\}$/;

function refuse(reason: PatternRefusal): PatternVerdict {
  return { ok: false, reason, message: messages[reason] };
}

function readPart(text: string): PatternPart | PatternRefusal {
  if (!/[{}]/.test(text)) return { kind: 'literal', text };
  const dayPart = dayPartForm.exec(text)?.[1] as DayPart | undefined;
  if (dayPart !== undefined) return { kind: dayPart };
  const digits = serialForm.exec(text)?.[1];
  if (digits === undefined) return 'part';
  const fits = Number(digits) >= serialDigitsMin && Number(digits) <= serialDigitsMax;
  return fits ? { kind: 'serial', digits: Number(digits) } : 'serialDigits';
}

/** The part with each digit replaced by `digit`; characters stay. */
function sampleOf(part: PatternPart, digit: string): string {
  switch (part.kind) {
    case 'literal':
      return part.text;
    case 'serial':
      return digit.repeat(part.digits);
    default:
      return digit.repeat(dayParts[part.kind]);
  }
}

/** One code of a pattern stands for all: which character is at a place, or that it is a digit, never changes. */
function sampleRefusal(parts: readonly PatternPart[]): PatternRefusal | null {
  switch (objectCodeRefusal(parts.map((part) => sampleOf(part, '1')).join(''))) {
    case null:
      return null;
    case 'objectCodeTooLong':
      return 'tooLong';
    case 'objectCodeStart':
      return 'start';
    case 'objectCodeEnd':
      return 'end';
    default:
      return 'character';
  }
}

/**
 * Reads a pattern of object codes: characters of object codes, at most one `{year}`, `{month}` and `{day}` (of the day in China), and exactly
 * one `{serial:n}` of 3 to 12 digits. Source: docs/rules/registration.md.
 */
export function readCodePattern(input: string): PatternVerdict {
  const text = typedCharacters(input);
  if (text === '') return refuse('empty');
  // Longer than any pattern of a code, which has four parts at most; nothing of it needs reading.
  if (text.length > objectCodeMaxLength + '{year}{month}{day}{serial:12}'.length) return refuse('tooLong');
  const parts: PatternPart[] = [];
  for (const [found] of text.matchAll(piece)) {
    const part = readPart(found);
    if (typeof part === 'string') return refuse(part);
    if (part.kind !== 'literal' && parts.some(({ kind }) => kind === part.kind)) return refuse('repeated');
    parts.push(part);
  }
  if (!parts.some(({ kind }) => kind === 'serial')) return refuse('serialMissing');
  const reason = sampleRefusal(parts);
  return reason === null ? { ok: true, pattern: { text, parts } } : refuse(reason);
}

/** The serial numbers of a pattern, both included; as many codes as `last` for each `patternKey`. */
export function serialRange({ parts }: Pick<CodePattern, 'parts'>): { first: number; last: number } {
  const last = parts.reduce((found, part) => (part.kind === 'serial' ? 10 ** part.digits - 1 : found), 0);
  return { first: 1, last };
}

/** Where the parts of a day stand in `YYYY-MM-DD`. */
const placeInDay: Record<DayPart, readonly [from: number, to: number]> = { year: [0, 4], month: [5, 7], day: [8, 10] };

/** The pattern with the parts of a day and its serial number written out; null when there is no such day. */
function write(
  { parts }: Pick<CodePattern, 'parts'>,
  day: string,
  writeSerial: (digits: number) => string,
): string | null {
  const real = readDay(day);
  if (real === null) return null;
  const texts = parts.map((part) => {
    switch (part.kind) {
      case 'literal':
        return part.text;
      case 'serial':
        return writeSerial(part.digits);
      default:
        return real.slice(...placeInDay[part.kind]);
    }
  });
  return texts.join('');
}

/** The object code of a serial number on a day `YYYY-MM-DD` of China; null for a day that does not exist and a number outside `serialRange`. */
export function formatPatternCode(pattern: Pick<CodePattern, 'parts'>, day: string, serial: number): string | null {
  const { first, last } = serialRange(pattern);
  if (!Number.isInteger(serial) || serial < first || serial > last) return null;
  return write(pattern, day, (digits) => String(serial).padStart(digits, '0'));
}

/**
 * What serial numbers are counted under: the pattern with the parts of a day `YYYY-MM-DD` filled in, `GT-2026-{serial:6}`, so that they
 * begin at 1 again when a part changes. Null for a day that does not exist.
 */
export function patternKey(pattern: Pick<CodePattern, 'parts'>, day: string): string | null {
  return write(pattern, day, (digits) => `{serial:${digits}}`);
}

/** The serial number of a code and the key under which it was counted; null when the pattern cannot give the code. */
export function readPatternCode(
  { parts }: Pick<CodePattern, 'parts'>,
  code: string,
): { key: string; serial: number } | null {
  const date = { year: '2024', month: '01', day: '01' };
  let serial = 0;
  let from = 0;
  for (const part of parts) {
    const text = code.slice(from, from + sampleOf(part, '0').length);
    from += text.length;
    if (part.kind === 'literal') {
      if (text !== part.text) return null;
    } else {
      if (text.length !== sampleOf(part, '0').length || !/^\d+$/.test(text)) return null;
      if (part.kind === 'serial') serial = Number(text);
      else date[part.kind] = text;
    }
  }
  // What the pattern leaves open is a leap year and a month of 31 days, which have every day.
  const key = patternKey({ parts }, `${date.year}-${date.month}-${date.day}`);
  return key === null || serial === 0 || from !== code.length ? null : { key, serial };
}
