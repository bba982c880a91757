import { notMeasured } from './chartNames.ts';

/**
 * Decimals of figures of one unit that are shown together: none where all are whole, more the smaller they are. Figures that are not finite
 * are not measured and do not count. Source: docs/rules/charts.md.
 */
export function decimalsOf(values: readonly number[]): number {
  const measured = values.filter((value) => Number.isFinite(value));
  if (measured.every((value) => Number.isInteger(value))) return 0;
  const greatest = measured.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (greatest >= 10) return 1;
  return greatest >= 0.1 ? 2 : 3;
}

/**
 * Formats figures that are shown together: commas every three digits, and the same number of decimals in each; `notMeasured` for figures
 * that are not finite.
 */
export function figureFormatter(values: readonly number[]): (value: number) => string {
  const decimals = decimalsOf(values);
  const format = new Intl.NumberFormat('zh-CN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return (value) => (Number.isFinite(value) ? format.format(value) : notMeasured);
}
