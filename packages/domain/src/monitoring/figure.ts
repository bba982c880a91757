import * as z from 'zod/mini';
import { measureDecimalsMax, measureFigureMax } from './limits.ts';

const scale = 10 ** measureDecimalsMax;

/** A figure with the decimals that are kept; never -0. */
export function keptFigure(value: number): number {
  return Math.round(value * scale) / scale + 0;
}

/** A finite number of a measure's range, as it is kept. */
export function figureField(message: string) {
  return z
    .number(message)
    .check(z.minimum(-measureFigureMax, message), z.maximum(measureFigureMax, message), z.overwrite(keptFigure));
}
