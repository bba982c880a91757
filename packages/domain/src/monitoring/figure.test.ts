import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureField, keptFigure } from './figure.ts';
import { measureFigureMax } from './limits.ts';

describe('keptFigure', () => {
  it.each([
    [62.7, 62.7],
    [0.0004, 0],
    [-0.0004, 0],
    [0.1 + 0.2, 0.3],
    [1.0005, 1.001],
    [-12, -12],
  ])('keeps of %s the figure %s', (value, kept) => {
    expect(keptFigure(value)).toBe(kept);
  });

  it('leaves what it has kept, and changes no figure by more than half of the last decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: -measureFigureMax, max: measureFigureMax, noNaN: true }), (value) => {
        const kept = keptFigure(value);
        expect(keptFigure(kept)).toBe(kept);
        expect(Math.abs(kept - value)).toBeLessThanOrEqual(0.000_500_001);
      }),
    );
  });
});

describe('figureField', () => {
  it('takes finite numbers of the range alone, with the decimals that are kept', () => {
    const field = figureField('no');
    expect(field.parse(93.3004)).toBe(93.3);
    for (const most of [measureFigureMax, -measureFigureMax]) expect(field.parse(most)).toBe(most);
    for (const wrong of [measureFigureMax + 1, -measureFigureMax - 1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])
      expect(field.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual(['no']);
  });
});
