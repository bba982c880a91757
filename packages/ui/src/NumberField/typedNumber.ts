import { addTimes, compareDecimals, type Decimal, readDecimal, writeDecimal } from './decimal.ts';

const fullWidth = /[\uFF0B-\uFF19]/g;
const shape = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Normalizes a typed number, with commas between thousands, full-width digits or spaces: ` １,２００.50` is `1200.50`. Null when it is not a
 * number.
 */
export function plainNumber(text: string): string | null {
  const plain = text
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\s,，]/g, '')
    .replace('。', '.');
  return shape.test(plain)
    ? plain
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.$/, '')
    : null;
}

/** The increment and the limits. */
export interface NumberRange {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** A limit as an exact number; null for none, which an infinite one is too. */
function limitOf(limit: number | undefined): Decimal | null {
  return limit === undefined ? null : readDecimal(String(limit));
}

/**
 * The number after one or several steps, clamped to the limits, with as many decimals as the number and the step have, and exact however many
 * digits there are. Text that is not a number counts as zero, clamped to the limits. The text itself when the step is not finite.
 */
export function stepNumber(text: string, steps: number, { step, min, max }: NumberRange): string {
  const number = readDecimal(plainNumber(text) ?? '0');
  const increment = readDecimal(String(step));
  if (number === null || increment === null) return text;
  const next = addTimes(number, increment, steps);
  const [low, high] = [limitOf(min), limitOf(max)];
  const raised = low !== null && compareDecimals(next, low) < 0 ? low : next;
  const held = high !== null && compareDecimals(raised, high) > 0 ? high : raised;
  return writeDecimal(held, next.places);
}

/** Whether a text is the number of a limit. */
export function isAtLimit(text: string, limit: number | undefined): boolean {
  const [number, end] = [readDecimal(plainNumber(text) ?? ''), limitOf(limit)];
  return number !== null && end !== null && compareDecimals(number, end) === 0;
}
