import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatus } from './orderStatus.ts';
import { isRefundedAutomatically, judgePayment, paymentFlag } from './paymentFlag.ts';

describe('isRefundedAutomatically', () => {
  it('gives back what an order needs no more, and nothing that is in doubt, without a person’s word', () => {
    expect(paymentFlag.options.filter(isRefundedAutomatically)).toEqual(['orderOver', 'paidTwice']);
  });
});

describe('judgePayment', () => {
  it('completes an order when it waits for money and all of it came', () => {
    for (const status of ['pendingPayment', 'pendingReview', 'rejected'] as const) {
      expect(judgePayment({ status, totalAmountFen: 280_000 }, 280_000)).toEqual({ ok: true, status: 'completed' });
    }
  });

  it('flags what came too late, twice or in another amount', () => {
    expect(judgePayment({ status: 'cancelled', totalAmountFen: 100 }, 100)).toEqual({ ok: false, flag: 'orderOver' });
    expect(judgePayment({ status: 'completed', totalAmountFen: 100 }, 100)).toEqual({ ok: false, flag: 'paidTwice' });
    expect(judgePayment({ status: 'pendingPayment', totalAmountFen: 100 }, 99)).toEqual({
      ok: false,
      flag: 'amountDiffers',
    });
  });

  it('never completes an order when a fen is missing or too many', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...orderStatus.options), amount, amount, (status, totalAmountFen, paidFen) => {
        fc.pre(totalAmountFen !== paidFen);
        expect(judgePayment({ status, totalAmountFen }, paidFen).ok).toBe(false);
      }),
    );
  });
});
