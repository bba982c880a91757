import { describe, expect, it } from 'vitest';
import { draftOf } from '../../testing/market/drafts.ts';
import { productRows } from './productRows.ts';

const onePackage = {
  id: '101',
  name: '标准版',
  tryUseDays: -1,
  yearUnitPriceFen: null,
  monthUnitPriceFen: null,
  prices: [],
};

/** List price of an app with one package. */
function priceOf(changes: object, negotiable = false) {
  const draft = draftOf('1', { negotiable, packages: [{ ...onePackage, ...changes }] });
  const { negotiable: onRequest, price_fen: fen, duration_unit: unit } = productRows(draft, new Map()).product;
  return onRequest ? 'on request' : [fen, unit];
}

describe('productRows', () => {
  it('has the price that the page opens with when a package has price rows, unit prices, or both', () => {
    expect(priceOf({ prices: [[1, 'year', 9_900]] })).toEqual([9_900, 'year']);
    expect(priceOf({ yearUnitPriceFen: 20_000 })).toEqual([20_000, 'year']);
    expect(priceOf({ monthUnitPriceFen: 2_000, prices: [[3, 'month', 5_000]] })).toEqual([5_000, 'month']);
    expect(priceOf({ prices: [[1, 'year', 0]] })).toEqual([0, 'year']);
  });

  it('is on request when it says so, and when nothing can be bought', () => {
    expect(priceOf({ prices: [[1, 'year', 9_900]] }, true)).toBe('on request');
    expect(priceOf({})).toBe('on request');
    expect(productRows(draftOf('1', { packages: [] }), new Map()).product.negotiable).toBe(true);
  });
});
