import type { AxisTick } from './axis.ts';

/** A value axis: from its first tick, which is 0 or below unless `chooseNumberAxis` chose it, to `max`, its last tick. */
export interface ValueAxisSpec {
  max: number;
  ticks: AxisTick[];
}

/** Shorter axes have no nice steps. */
const leastSpan = 1e-9;

/** Maximum intervals of a value axis. */
const spaces = 5;

/** Significant digits of figures: a double keeps any 15, and shows the noise of binary fractions behind them. */
const significantDigits = 15;

/** A figure without the noise of binary fractions: 0.3 for 0.1 + 0.2. Keeps 15 digits, and whole numbers as they are. */
export function withoutFloatNoise(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(significantDigits));
}

function valueLabel(value: number): string {
  return Number.isInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : String(value);
}

/** Steps to choose from, in units of the greatest power of ten that is no greater than a fifth of the span. */
const factors = [1, 2, 5, 10, 20, 50];

/** The smallest nice step that reaches from `least` over 0 to `greatest` in at most `spaces` steps. */
function stepOf(least: number, greatest: number): number {
  const power = 10 ** Math.floor(Math.log10((greatest - least) / spaces));
  const steps = factors.map((factor) => withoutFloatNoise(factor * power));
  return (
    steps.find((step) => stepsTo(-least, step) + stepsTo(greatest, step) <= spaces) ?? withoutFloatNoise(100 * power)
  );
}

/** Steps from 0 up to the first multiple that `reach` does not exceed. */
function stepsTo(reach: number, step: number): number {
  return Math.ceil(withoutFloatNoise(reach / step));
}

/**
 * The axis for figures up to 10^15, above and below 0: at most six ticks at whole multiples of 1, 2 or 5 times a power of ten, 0 among them,
 * from the last that no figure is below to the first that none exceeds. Figures that are not finite are not measured and left out. Without
 * a figure other than 0 it ends at 1. Source: docs/rules/charts.md.
 */
export function chooseValueAxis(values: readonly number[]): ValueAxisSpec {
  const measured = values.filter((value) => Number.isFinite(value));
  const least = measured.reduce((lowest, value) => (value < lowest ? value : lowest), 0);
  const most = measured.reduce((highest, value) => (value > highest ? value : highest), 0);
  const [low, high] = most - least < leastSpan ? [0, 1] : [least, most];
  const step = stepOf(low, high);
  const [below, above] = [stepsTo(-low, step), stepsTo(high, step)];
  const ticks = Array.from({ length: below + above + 1 }, (_, index) => {
    const value = index === below ? 0 : withoutFloatNoise((index - below) * step);
    return { value, label: valueLabel(value) };
  });
  return { max: withoutFloatNoise(above * step), ticks };
}

/** Figures that differ by less than this share of them are the same: their labels would have ten digits and more. */
const leastSpread = 1e-9;

/**
 * The axis for figures whose distance from 0 does not matter, such as speeds and temperatures of a scatter plot: at most six ticks at whole
 * multiples of 1, 2 or 5 times a power of ten, from the last that no figure is below to the first that none exceeds. 0 need not be among
 * them. Figures that are all the same, or none, get `chooseValueAxis`. Source: docs/rules/charts.md.
 */
export function chooseNumberAxis(values: readonly number[]): ValueAxisSpec {
  const measured = values.filter((value) => Number.isFinite(value));
  const low = measured.reduce((lowest, value) => Math.min(lowest, value), Number.POSITIVE_INFINITY);
  const high = measured.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY);
  const spread = high - low;
  const least = Math.max(leastSpan, Math.abs(low) * leastSpread, Math.abs(high) * leastSpread);
  if (!(spread > least)) return chooseValueAxis(measured);
  const power = 10 ** Math.floor(Math.log10(spread / spaces));
  const endsOf = (step: number) =>
    [Math.floor(withoutFloatNoise(low / step)), Math.ceil(withoutFloatNoise(high / step))] as const;
  const fits = (step: number) => endsOf(step)[1] - endsOf(step)[0] <= spaces;
  const step = factors.map((factor) => withoutFloatNoise(factor * power)).find(fits) ?? withoutFloatNoise(100 * power);
  const [first, last] = endsOf(step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => {
    const value = first + index === 0 ? 0 : withoutFloatNoise((first + index) * step);
    return { value, label: valueLabel(value) };
  });
  return { max: ticks[ticks.length - 1]?.value ?? high, ticks };
}
