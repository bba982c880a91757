import type { AxisTick } from './axis.ts';

/** A value axis: from its first tick, which is 0 or below, to `max`, its last tick. */
export interface ValueAxisSpec {
  max: number;
  ticks: AxisTick[];
}

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
  const [low, high] = most - least < 1e-9 ? [0, 1] : [least, most];
  const step = stepOf(low, high);
  const [below, above] = [stepsTo(-low, step), stepsTo(high, step)];
  const ticks = Array.from({ length: below + above + 1 }, (_, index) => {
    const value = index === below ? 0 : withoutFloatNoise((index - below) * step);
    return { value, label: valueLabel(value) };
  });
  return { max: withoutFloatNoise(above * step), ticks };
}
