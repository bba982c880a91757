import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptFigure } from './figure.ts';
import { measureFigureMax } from './limits.ts';
import { meanOf } from './measureSum.ts';

const figure = fc.double({ min: -measureFigureMax, max: measureFigureMax, noNaN: true }).map(keptFigure);

describe('meanOf', () => {
  it('is the mean of the readings, with the decimals that are kept', () => {
    expect(meanOf({ sum: 10, count: 3 })).toBe(3.333);
    expect(meanOf({ sum: -0.001, count: 4 })).toBe(0);
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 30 }), (values) => {
        const sum = keptFigure(values.reduce((total, value) => total + value, 0));
        const mean = meanOf({ sum, count: values.length });
        expect(mean).toBeGreaterThanOrEqual(Math.min(...values));
        expect(mean).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
});
