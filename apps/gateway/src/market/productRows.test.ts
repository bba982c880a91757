import { describe, expect, it } from 'vitest';
import { productRows } from './productRows.ts';
import { draftOf } from './testing/drafts.ts';

const onePackage = {
  id: '101',
  name: '标准版',
  tryUseDays: -1,
  yearUnitPriceFen: null,
  monthUnitPriceFen: null,
  prices: [],
};

/** What lists say of the price of an app with one package. */
function priceOf(changes: object, negotiable = false) {
  const draft = draftOf('1', { negotiable, packages: [{ ...onePackage, ...changes }] });
  const { negotiable: onRequest, price_fen: fen, duration_unit: unit } = productRows(draft, new Map()).product;
  return onRequest ? 'on request' : [fen, unit];
}

describe('productRows', () => {
  it('has the price that the page opens with when a package has rows, unit prices, or both', () => {
    expect(priceOf({ prices: [[1, '1', 9_900]] })).toEqual([9_900, '1']);
    expect(priceOf({ yearUnitPriceFen: 20_000 })).toEqual([20_000, '1']);
    expect(priceOf({ monthUnitPriceFen: 2_000, prices: [[3, '2', 5_000]] })).toEqual([5_000, '2']);
    expect(priceOf({ prices: [[1, '1', 0]] })).toEqual([0, '1']);
  });

  it('has a price on request when it is, and when there is nothing to buy', () => {
    expect(priceOf({ prices: [[1, '1', 9_900]] }, true)).toBe('on request');
    expect(priceOf({})).toBe('on request');
    expect(productRows(draftOf('1', { packages: [] }), new Map()).product.negotiable).toBe(true);
  });
});
