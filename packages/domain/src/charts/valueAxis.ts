import type { AxisTick } from './axis.ts';

/** A value axis: from 0 to `max`, its last tick. */
export interface ValueAxisSpec {
  max: number;
  ticks: AxisTick[];
}

/** Maximum intervals of a value axis. */
const spaces = 5;

/** A figure without the noise of binary fractions: 0.3 for 0.1 + 0.2. Keeps 12 digits. */
export function withoutFloatNoise(value: number): number {
  return Number(value.toPrecision(12));
}

function valueLabel(value: number): string {
  return Number.isInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : String(value);
}

/**
 * The axis for figures from 0 to 10^15: at most six ticks at whole multiples of 1, 2 or 5 times a power of ten, of which the last is the
 * first that no figure exceeds. Without a figure above 0 it ends at 1. Source: docs/rules/charts.md.
 */
export function chooseValueAxis(values: readonly number[]): ValueAxisSpec {
  const greatest = values.reduce((most, value) => (value > most ? value : most), 0);
  const reach = greatest < 1e-9 ? 1 : greatest;
  const power = 10 ** Math.floor(Math.log10(reach / spaces));
  const step = withoutFloatNoise(
    power * ([1, 2, 5].find((factor) => withoutFloatNoise(reach / (factor * power)) <= spaces) ?? 10),
  );
  const count = Math.ceil(withoutFloatNoise(reach / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const value = withoutFloatNoise(index * step);
    return { value, label: valueLabel(value) };
  });
  return { max: withoutFloatNoise(count * step), ticks };
}
