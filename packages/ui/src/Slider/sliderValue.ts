import { addTimes, compareDecimals, type Decimal, readDecimal, writeDecimal } from '../NumberField/decimal.ts';

/** The values of a slider: `min`, and from there in steps up to `max`. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** The lower and the upper end of a selected range. */
export type SliderPair = readonly [low: number, high: number];

interface Steps {
  /** How many there are from the first value to the last. */
  last: number;
  /** The exact value after so many. */
  valueAt(steps: number): Decimal;
}

/** The steps of a range; null when the step is not a positive number or a limit is not finite. */
function stepsOf({ min, max, step }: SliderRange): Steps | null {
  const [low, high, increment] = [readDecimal(String(min)), readDecimal(String(max)), readDecimal(String(step))];
  if (low === null || high === null || increment === null || increment.units <= 0n) return null;
  const valueAt = (steps: number) => addTimes(low, increment, steps);
  // Floating-point numbers say how many there are but for one.
  let last = Math.max(0, Math.round((max - min) / step) + 1);
  while (last > 0 && compareDecimals(valueAt(last), high) > 0) last -= 1;
  return { last, valueAt };
}

const clamped = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The value of the range nearest to a number, as many steps further on; exact, whatever the step. */
export function snapValue(value: number, range: SliderRange, further = 0): number {
  const { min, max, step } = range;
  const steps = stepsOf(range);
  if (Number.isNaN(value)) return min;
  if (steps === null) return clamped(value, min, Math.max(min, max));
  const wanted = clamped(Math.round((value - min) / step) + further, 0, steps.last);
  return Number(writeDecimal(steps.valueAt(wanted), 0));
}

/** Steps of PageUp and PageDown: a tenth of the range. */
export function pageSteps({ min, max, step }: SliderRange): number {
  return Math.max(1, Math.round((max - min) / step / 10));
}

/** Where a value is between the limits: 0 to 1. */
export function shareOf(value: number, { min, max }: SliderRange): number {
  return max > min ? clamped((value - min) / (max - min), 0, 1) : 0;
}

/** The value at a share of the way between the limits. */
export function valueAt(share: number, range: SliderRange): number {
  return snapValue(range.min + clamped(share, 0, 1) * (range.max - range.min), range);
}

/** The thumb of two that a press at a value moves; null while only the direction of the movement can tell. */
export function nearestThumb([low, high]: SliderPair, at: number): 0 | 1 | null {
  if (low === high && at === low) return null;
  return at - low < high - at || at < low ? 0 : 1;
}

/** Both ends after one of them has moved: it stops at the other. */
export function moveThumb([low, high]: SliderPair, thumb: 0 | 1, to: number): SliderPair {
  return thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
}

/** A value with the decimals of the step, and commas between thousands: `1,200.50`. */
export function writeValue(value: number, step: number): string {
  const number = readDecimal(String(value));
  if (number === null) return String(value);
  const [whole = '', fraction] = writeDecimal(number, readDecimal(String(step))?.places ?? 0).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
