import { withoutFloatNoise } from './valueAxis.ts';

/** Most decimals that `toFixed` writes. */
const mostDecimals = 100;

/** Decimals of a figure as it is written: 2 of 0.25, 7 of 1e-7. */
function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The sum of figures, exact to 15 digits however many there are (compensated summation by Neumaier), with no more decimals than they have.
 * Figures that are not finite are not measured and left out.
 */
export function sumOfFigures(values: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  let places = 0;
  for (const value of values) {
    if (Number.isFinite(value)) {
      const next = sum + value;
      lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
      sum = next;
      places = Math.max(places, decimals(value));
    }
  }
  return withoutFloatNoise(places > mostDecimals ? sum + lost : Number((sum + lost).toFixed(places)));
}
