import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePrice } from './choosePackage.ts';
import { type DurationUnit, durationLabel, durationMonths } from './duration.ts';
import { offerDurations } from './offeredDuration.ts';
import type { PackagePrice } from './package.ts';
import { priceDuration } from './price.ts';

function row(
  id: string,
  duration: number,
  durationUnit: DurationUnit,
  priceFen: number,
  isDefault = false,
): PackagePrice {
  return { id, packageProductId: 'p', duration, durationUnit, durationUnitView: '', priceFen, isDefault };
}

const unitPrices = { yearUnitPriceFen: 280_000, monthUnitPriceFen: 28_000 };
const noUnitPrices = { yearUnitPriceFen: null, monthUnitPriceFen: null };

/** The durations in words with their prices. */
function read(...details: Parameters<typeof offerDurations>) {
  return offerDurations(...details).map((offered) => [durationLabel(offered), offered.priceFen, offered.priceId]);
}

describe('offerDurations', () => {
  it('offers rows and what unit prices allow, shortest first and for good last', () => {
    const prices = [row('a', 1, 'lifetime', 980_000), row('b', 3, 'month', 80_000), row('c', 2, 'year', 520_000)];
    expect(read({ ...unitPrices, prices })).toEqual([
      ['3个月', 80_000, 'b'],
      ['6个月', 168_000, null],
      ['1年', 280_000, null],
      ['2年', 520_000, 'c'],
      ['3年', 840_000, null],
      ['永久', 980_000, 'a'],
    ]);
  });

  it('offers rows alone when there are no unit prices, and years alone when there is no price of a month', () => {
    const prices = [row('a', 3, 'year', 700_000)];
    expect(read({ ...noUnitPrices, prices })).toEqual([['3年', 700_000, 'a']]);
    expect(read({ ...unitPrices, monthUnitPriceFen: null, prices: [] })).toEqual([
      ['1年', 280_000, null],
      ['2年', 560_000, null],
      ['3年', 840_000, null],
    ]);
  });

  it('offers a length once when two rows have it', () => {
    const prices = [row('a', 12, 'month', 260_000), row('b', 1, 'year', 250_000)];
    expect(read({ ...noUnitPrices, prices })).toEqual([['12个月', 260_000, 'a']]);
  });

  it('offers nothing when the price is on request, or there is none at all', () => {
    expect(read({ ...unitPrices, prices: [row('a', 1, 'year', 1)] }, true)).toEqual([]);
    expect(read({ ...noUnitPrices, prices: [] })).toEqual([]);
    expect(read({ ...noUnitPrices, prices: [row('a', 0, 'year', 1)] })).toEqual([]);
  });

  it('opens with the row that prices open with when there are rows', () => {
    const prices = [row('a', 1, 'year', 5), row('b', 6, 'month', 3, true)];
    const defaultsOf = (rows: PackagePrice[]) =>
      offerDurations({ ...unitPrices, prices: rows })
        .filter(({ isDefault }) => isDefault)
        .map(({ priceId }) => priceId);
    expect(defaultsOf(prices)).toEqual(['b']);
    expect(defaultsOf(prices.map((one) => ({ ...one, isDefault: false })))).toEqual(['a']);
    expect(choosePrice(offerDurations({ ...unitPrices, prices }))?.priceId).toBe('b');
  });

  const prices = fc.array(
    fc
      .tuple(fc.integer({ min: -1, max: 40 }), fc.constantFrom<DurationUnit>('year', 'month', 'lifetime'), fc.nat())
      .map(([duration, unit, fen]) => row(`${duration}${unit}`, duration, unit, fen)),
    { maxLength: 8 },
  );
  const unitPrice = fc.option(fc.nat());

  it('prices each as the rules do, in rising order and none twice, when rows and unit prices are any', () => {
    fc.assert(
      fc.property(prices, unitPrice, unitPrice, (rows, yearUnitPriceFen, monthUnitPriceFen) => {
        const details = { prices: rows, yearUnitPriceFen, monthUnitPriceFen };
        const offered = offerDurations(details);
        const months = offered.map((one) => durationMonths(one) ?? Number.NaN);
        for (const one of offered) expect(priceDuration(details, one)).toEqual({ ok: true, priceFen: one.priceFen });
        expect(months).toEqual([...new Set(months)].toSorted((one, other) => (one < other ? -1 : 1)));
        expect(offered.filter(({ durationUnit, priceId }) => durationUnit === 'lifetime' && priceId === null)).toEqual(
          [],
        );
        const priced = rows.filter((one) => priceDuration(details, one).ok).map(durationMonths);
        expect(months).toEqual(expect.arrayContaining(priced));
      }),
    );
  });
});
