import type { CodePattern, PatternPart } from './codePattern.ts';

/** A digit that may be any; no object code has this character. */
const anyDigit = '#';

/** Leap years of the calendar with four digits, as forms: 0004, 0096, 0400 and those like them. */
const leapYears = [
  ...Array.from({ length: 24 }, (_, index) => `##${String(4 * (index + 1)).padStart(2, '0')}`),
  ...Array.from({ length: 25 }, (_, index) => `${String(4 * index).padStart(2, '0')}00`),
];

/** Days of each month, from January, in years that are no leap years. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface DayForm {
  year: string;
  month: string;
  day: string;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** Every day of every year, as forms. */
const allDays: readonly DayForm[] = [
  ...monthLengths.flatMap((length, index) =>
    Array.from({ length }, (_, day) => ({ year: '####', month: two(index + 1), day: two(day + 1) })),
  ),
  ...leapYears.map((year) => ({ year, month: '02', day: '29' })),
];

function formOf(part: PatternPart, day: DayForm): string {
  switch (part.kind) {
    case 'literal':
      return part.text;
    case 'serial':
      return anyDigit.repeat(part.digits);
    default:
      return day[part.kind];
  }
}

/** The codes of a pattern as forms, distinct; the serial number is any. */
function formsOf({ parts }: Pick<CodePattern, 'parts'>): string[] {
  return [...new Set(allDays.map((day) => parts.map((part) => formOf(part, day)).join('')))];
}

/** Where the serial number of a pattern stands in its codes. */
function serialPlace({ parts }: Pick<CodePattern, 'parts'>): readonly [from: number, to: number] {
  const anywhere = { year: '    ', month: '  ', day: '  ' };
  const marks = parts
    .map((part) => (part.kind === 'literal' ? ' '.repeat(part.text.length) : formOf(part, anywhere)))
    .join('');
  return [marks.indexOf(anyDigit), marks.lastIndexOf(anyDigit) + 1];
}

const digit = /\d/;

/** The form of what two forms have in common; null when that is nothing. */
function common(one: string, other: string): string | null {
  let merged = '';
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one.charAt(at), other.charAt(at)];
    if (a === b || (b === anyDigit && digit.test(a))) merged += a;
    else if (a === anyDigit && digit.test(b)) merged += b;
    else return null;
  }
  return merged;
}

const onlyZeros = /^0+$/;

/**
 * Whether any code can come from both patterns, on whichever days: codes of a pattern are all of one length, and each place is a character
 * or a digit, which leaves real days and serial numbers above 0 to compare. Symmetrical. Source: docs/rules/registration.md.
 */
export function patternsOverlap(one: Pick<CodePattern, 'parts'>, other: Pick<CodePattern, 'parts'>): boolean {
  const [ones, others] = [formsOf(one), formsOf(other)];
  if (ones[0]?.length !== others[0]?.length) return false;
  const serials = [serialPlace(one), serialPlace(other)];
  return ones.some((first) =>
    others.some((second) => {
      const merged = common(first, second);
      return merged !== null && serials.every((place) => !onlyZeros.test(merged.slice(...place)));
    }),
  );
}
