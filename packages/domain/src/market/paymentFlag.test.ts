import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatus } from './orderStatus.ts';
import { isGivenBack, judgePayment, paymentFlag } from './paymentFlag.ts';

describe('isGivenBack', () => {
  it('gives back what an order needs no more, and nothing that is in doubt, without a person’s word', () => {
    expect(paymentFlag.options.filter(isGivenBack)).toEqual(['orderOver', 'paidTwice']);
  });
});

describe('judgePayment', () => {
  it('completes an order when it waits for money and all of it came', () => {
    for (const status of [0, 1, 4] as const) {
      expect(judgePayment({ status, totalAmountFen: 280_000 }, 280_000)).toEqual({ ok: true, status: 2 });
    }
  });

  it('flags what came too late, twice or in another amount', () => {
    expect(judgePayment({ status: 3, totalAmountFen: 100 }, 100)).toEqual({ ok: false, flag: 'orderOver' });
    expect(judgePayment({ status: 2, totalAmountFen: 100 }, 100)).toEqual({ ok: false, flag: 'paidTwice' });
    expect(judgePayment({ status: 0, totalAmountFen: 100 }, 99)).toEqual({ ok: false, flag: 'amountDiffers' });
  });

  it('never completes an order when a fen is missing or too many', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...orderStatus.def.values), amount, amount, (status, totalAmountFen, paidFen) => {
        fc.pre(totalAmountFen !== paidFen);
        expect(judgePayment({ status, totalAmountFen }, paidFen).ok).toBe(false);
      }),
    );
  });
});
