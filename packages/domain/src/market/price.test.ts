import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PurchaseDuration } from './duration.ts';
import { type PackagePrice, packageDetails } from './package.ts';
import { priceDuration } from './price.ts';
import { viewPrice } from './priceView.ts';

function row(duration: number, durationUnit: PackagePrice['durationUnit'], priceFen: number): PackagePrice {
  return { id: 'r', packageProductId: 'p', duration, durationUnit, durationUnitView: '', priceFen, isDefault: false };
}
const years = (duration: number): PurchaseDuration => ({ duration, durationUnit: 'year' });
const months = (duration: number): PurchaseDuration => ({ duration, durationUnit: 'month' });
const forGood: PurchaseDuration = { duration: 1, durationUnit: 'lifetime' };

const plain = { yearUnitPriceFen: 280_000, monthUnitPriceFen: 30_000, prices: [] as PackagePrice[] };

const noPrice = { ok: false, reason: 'noPrice', message: '该时长暂无价格，请选择其他时长' };
const notADuration = { ok: false, reason: 'notADuration', message: '请选择购买时长' };

describe('priceDuration', () => {
  it.each([
    [months(1), 30_000],
    [months(11), 330_000],
    [months(12), 280_000],
    [months(13), 310_000],
    [months(23), 610_000],
    [months(24), 560_000],
    [years(1), 280_000],
    [years(3), 840_000],
  ])('adds years and months when there is no row for %j', (duration, priceFen) => {
    expect(priceDuration(plain, duration)).toEqual({ ok: true, priceFen });
  });

  it('takes the row when there is one of that length, in either unit', () => {
    const details = {
      ...plain,
      prices: [row(6, 'month', 150_000), row(1, 'year', 250_000), row(1, 'lifetime', 990_000)],
    };
    expect(priceDuration(details, months(6))).toEqual({ ok: true, priceFen: 150_000 });
    expect(priceDuration(details, years(1))).toEqual({ ok: true, priceFen: 250_000 });
    expect(priceDuration(details, months(12))).toEqual({ ok: true, priceFen: 250_000 });
    expect(priceDuration(details, months(7))).toEqual({ ok: true, priceFen: 210_000 });
    expect(priceDuration(details, years(2))).toEqual({ ok: true, priceFen: 560_000 });
    expect(priceDuration(details, { duration: -1, durationUnit: 'lifetime' })).toEqual({ ok: true, priceFen: 990_000 });
  });

  it('prefers the row in the unit asked for, else the first, when several have that length', () => {
    const prices = [row(1, 'year', 250_000), row(12, 'month', 260_000), row(12, 'month', 270_000)];
    expect(priceDuration({ ...plain, prices }, months(12))).toEqual({ ok: true, priceFen: 260_000 });
    expect(priceDuration({ ...plain, prices: prices.toReversed() }, years(1))).toEqual({ ok: true, priceFen: 250_000 });
    expect(priceDuration({ ...plain, prices: prices.slice(1) }, years(1))).toEqual({ ok: true, priceFen: 260_000 });
  });

  it('is free when the row or the unit price says zero', () => {
    expect(priceDuration({ ...plain, prices: [row(1, 'year', 0)] }, years(1))).toEqual({ ok: true, priceFen: 0 });
    expect(priceDuration({ ...plain, monthUnitPriceFen: 0 }, months(5))).toEqual({ ok: true, priceFen: 0 });
  });

  it('has no price for good when no row says so', () => {
    expect(priceDuration(plain, forGood)).toEqual(noPrice);
    expect(priceDuration({ ...plain, yearUnitPriceFen: 0, monthUnitPriceFen: 0 }, forGood)).toEqual(noPrice);
    expect(priceDuration({ ...plain, prices: [row(1, 'year', 5)] }, forGood)).toEqual(noPrice);
  });

  it('has no price when a unit price that is needed is missing', () => {
    const noYears = { ...plain, yearUnitPriceFen: null };
    const noMonths = { ...plain, monthUnitPriceFen: null };
    expect(priceDuration(noYears, months(11))).toEqual({ ok: true, priceFen: 330_000 });
    expect(priceDuration(noYears, months(12))).toEqual(noPrice);
    expect(priceDuration(noYears, months(13))).toEqual(noPrice);
    expect(priceDuration(noMonths, years(2))).toEqual({ ok: true, priceFen: 560_000 });
    expect(priceDuration(noMonths, months(25))).toEqual(noPrice);
  });

  it('has no price when the amount cannot be computed with', () => {
    const dear = { ...plain, yearUnitPriceFen: Number.MAX_SAFE_INTEGER };
    expect(priceDuration(dear, years(1))).toEqual({ ok: true, priceFen: Number.MAX_SAFE_INTEGER });
    expect(priceDuration(dear, years(2))).toEqual(noPrice);
  });

  it('asks for a duration when it is none', () => {
    expect(priceDuration(plain, years(0))).toEqual(notADuration);
    expect(priceDuration(plain, months(1.5))).toEqual(notADuration);
  });

  it('sends to the inquiry when the price is on request, whatever the rows say', () => {
    const onRequest = { ok: false, reason: 'onRequest', message: '该应用价格面议，请先询价' };
    expect(priceDuration({ ...plain, prices: [row(1, 'year', 5)] }, years(1), true)).toEqual(onRequest);
    expect(priceDuration(plain, years(0), true)).toEqual(onRequest);
    expect(priceDuration(plain, years(1), false)).toEqual({ ok: true, priceFen: 280_000 });
  });

  const fen = fc.nat(10_000_000);
  const priceFen = (yearUnitPriceFen: number, monthUnitPriceFen: number, count: number) => {
    const price = priceDuration({ yearUnitPriceFen, monthUnitPriceFen, prices: [] }, months(count));
    return price.ok ? price.priceFen : Number.NaN;
  };

  it('never falls with the duration when no row is set and a year costs at least eleven months', () => {
    fc.assert(
      fc.property(fen, fen, fc.integer({ min: 1, max: 240 }), (month, more, count) => {
        const year = month * 11 + more;
        expect(priceFen(year, month, count + 1)).toBeGreaterThanOrEqual(priceFen(year, month, count));
      }),
    );
  });

  it('adds exactly a year for twelve months, and a month for one inside a year, when no row is set', () => {
    fc.assert(
      fc.property(fen, fen, fc.integer({ min: 1, max: 240 }), (year, month, count) => {
        expect(priceFen(year, month, count + 12)).toBe(priceFen(year, month, count) + year);
        const next = (count + 1) % 12 === 0 ? year - 11 * month : month;
        expect(priceFen(year, month, count + 1)).toBe(priceFen(year, month, count) + next);
      }),
    );
  });
});

describe('viewPrice', () => {
  it('says 价格面议 when the price is on request or unknown', () => {
    expect(viewPrice(true, 5)).toEqual({ kind: 'words', text: '价格面议' });
    expect(viewPrice(true, 0)).toEqual({ kind: 'words', text: '价格面议' });
    expect(viewPrice(false, null)).toEqual({ kind: 'words', text: '价格面议' });
  });

  it('says 免费 when it is zero, and the amount from one fen on', () => {
    expect(viewPrice(false, 0)).toEqual({ kind: 'words', text: '免费' });
    expect(viewPrice(false, 1)).toEqual({ kind: 'amount', priceFen: 1 });
  });
});

describe('packageDetails', () => {
  it('keeps unit prices apart from missing ones when they are null', () => {
    const details = {
      id: 'p',
      name: '专业版',
      productManagerId: '1',
      trialDays: null,
      ...plain,
      prices: [row(1, 'year', 5)],
    };
    expect(packageDetails.parse({ ...details, yearUnitPriceFen: null })).toMatchObject({
      yearUnitPriceFen: null,
      prices: details.prices,
    });
    expect(packageDetails.safeParse({ ...details, monthUnitPriceFen: -1 }).success).toBe(false);
    expect(packageDetails.safeParse({ ...details, trialDays: 0.5 }).success).toBe(false);
  });
});
