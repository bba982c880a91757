/** Decimals of figures of one unit that are shown together: none where all are whole, more the smaller they are. Source: docs/rules/charts.md. */
export function decimalsOf(values: readonly number[]): number {
  if (values.every((value) => Number.isInteger(value))) return 0;
  const greatest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (greatest >= 10) return 1;
  return greatest >= 0.1 ? 2 : 3;
}

/** Formats figures that are shown together: commas every three digits, and the same number of decimals in each. */
export function figureFormatter(values: readonly number[]): (value: number) => string {
  const decimals = decimalsOf(values);
  const format = new Intl.NumberFormat('zh-CN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return (value) => format.format(value);
}
