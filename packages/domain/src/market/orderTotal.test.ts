import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, totalOrder } from './orderTotal.ts';

const most = Number.MAX_SAFE_INTEGER;
const lines = (...prices: number[]) => prices.map((priceFen) => ({ priceFen }));
const total = (prices: number[]) => {
  const sum = totalOrder(lines(...prices));
  return sum.ok ? sum.totalAmountFen : Number.NaN;
};
const notMoney = { ok: false, reason: 'notMoney', message: '订单金额有误，请返回重新确认' };

describe('totalOrder', () => {
  it('adds the lines when there are any', () => {
    expect(totalOrder(lines(280_000))).toEqual({ ok: true, totalAmountFen: 280_000 });
    expect(totalOrder(lines(280_000, 1, 0))).toEqual({ ok: true, totalAmountFen: 280_001 });
    expect(totalOrder(lines(0))).toEqual({ ok: true, totalAmountFen: 0 });
    expect(totalOrder(lines(most, 0))).toEqual({ ok: true, totalAmountFen: most });
  });

  it('refuses an order when it has no line', () => {
    expect(totalOrder([])).toEqual({ ok: false, reason: 'empty', message: '请先选择要购买的应用' });
  });

  it.each([[[-1]], [[5, -1]], [[0.5, 0.5]], [[Number.NaN]], [[most, 1]], [[most + 1]], [[most, most]]])(
    'refuses %j when a line or the sum is no amount of money',
    (prices) => {
      expect(totalOrder(lines(...prices))).toEqual(notMoney);
    },
  );

  it('does not depend on the order and adds up when an order is split', () => {
    const some = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(some, some, (left, right) => {
        expect(total([...left, ...right])).toBe(total(left) + total(right));
        expect(total([...right, ...left])).toBe(total([...left, ...right]));
        expect(total(left.toSorted())).toBe(total(left));
      }),
    );
  });
});

describe('compareAmounts', () => {
  const claimed = {
    totalAmountFen: 300,
    salePriceFen: 300,
    standardPriceFen: 300,
    orderDetails: lines(100, 200),
  };
  const differs = { ok: false, reason: 'amountDiffers', message: '订单金额有变化，请返回重新确认' };

  it('accepts an order when every amount is the right one', () => {
    expect(compareAmounts(claimed, [100, 200])).toEqual({ ok: true });
    const free = { totalAmountFen: 0, salePriceFen: 0, standardPriceFen: 0, orderDetails: lines(0) };
    expect(compareAmounts(free, [0])).toEqual({ ok: true });
  });

  it.each([
    ['the total', { totalAmountFen: 299 }],
    ['the total', { totalAmountFen: 301 }],
    ['the sale price', { salePriceFen: 299 }],
    ['the standard price', { standardPriceFen: 301 }],
    ['a line', { orderDetails: lines(101, 199) }],
    ['the number of lines', { orderDetails: lines(300) }],
    ['the number of lines', { orderDetails: lines(100, 200, 0) }],
    ['every line', { orderDetails: [] }],
  ])('refuses an order when %s differs', (_, change) => {
    expect(compareAmounts({ ...claimed, ...change }, [100, 200])).toEqual(differs);
  });

  it('refuses an order when a line was left out of the prices, or no price is money', () => {
    expect(compareAmounts(claimed, [100])).toEqual(differs);
    expect(compareAmounts(claimed, [100, 200, 0])).toEqual(differs);
    const free = { totalAmountFen: 0, salePriceFen: 0, standardPriceFen: 0, orderDetails: [] };
    expect(compareAmounts(free, [])).toEqual(differs);
    const odd = { totalAmountFen: 0, salePriceFen: 0, standardPriceFen: 0, orderDetails: lines(-1, 1) };
    expect(compareAmounts(odd, [-1, 1])).toEqual(differs);
  });

  it('refuses an order when two lines differ and the total is the same', () => {
    expect(compareAmounts({ ...claimed, orderDetails: lines(100, 150, 50) }, [100, 200, 0])).toEqual(differs);
  });

  it('refuses every amount but the right one when one is changed', () => {
    const field = fc.constantFrom('totalAmountFen' as const, 'salePriceFen' as const, 'standardPriceFen' as const);
    fc.assert(
      fc.property(field, fc.nat(1000), (name, amount) => {
        expect(compareAmounts({ ...claimed, [name]: amount }, [100, 200]).ok).toBe(amount === 300);
      }),
    );
  });
});
