import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketMessages } from '../messages/market.ts';
import { orderStatus } from './orderStatus.ts';
import { paymentMethod } from './payment.ts';
import { paymentFlag, refundState } from './paymentFlag.ts';
import { type SettlementOrder, settlementConflict, settlementFault, settlementNote } from './paymentSettlement.ts';

const texts = marketMessages.settlement;

describe('settlementNote', () => {
  it('is there, and has 300 characters at most', () => {
    expect(settlementNote.parse(' 银行流水号20261122000118 ')).toBe('银行流水号20261122000118');
    expect(settlementNote.safeParse('退'.repeat(300)).success).toBe(true);
    const refusalOf = (note: unknown) => settlementNote.safeParse(note).error?.issues[0]?.message;
    for (const nothing of [undefined, '', ' \u200B\n']) expect(refusalOf(nothing)).toBe(texts.noteMissing);
    expect(refusalOf('退'.repeat(301))).toBe('处理说明不能超过300字');
  });
});

describe('settlementConflict', () => {
  const standing = { flag: 'orderOver', refund: null, isSettled: false } as const;

  it.each([
    [{ ...standing, isSettled: true }, null, texts.settled],
    [{ ...standing, refund: 'done' }, 'failed', texts.changed],
    [{ ...standing, refund: 'failed' }, 'due', texts.changed],
    [{ ...standing, refund: 'due' }, 'due', texts.refunding],
    [{ ...standing, refund: 'done' }, 'done', texts.notNeeded],
    [{ ...standing, flag: null }, null, texts.notNeeded],
    [standing, null, null],
    [{ ...standing, refund: 'failed' }, 'failed', null],
  ] as const)('of %j, seen with the refund %j, is %j', (payment, seen, conflict) => {
    expect(settlementConflict(payment, seen)).toBe(conflict);
  });

  it('leaves only flagged, unsettled money without a refund under way or done to be settled, as it was seen', () => {
    const state = fc.constantFrom(null, ...refundState.options);
    const payment = fc.record({
      flag: fc.constantFrom(null, ...paymentFlag.options),
      refund: state,
      isSettled: fc.boolean(),
    });
    fc.assert(
      fc.property(payment, state, (one, seen) => {
        const isOpen = one.flag !== null && !one.isSettled && one.refund !== 'due' && one.refund !== 'done';
        expect(settlementConflict(one, seen) === null).toBe(isOpen && one.refund === seen);
      }),
    );
  });
});

describe('settlementFault', () => {
  const payment = { amountFen: 280_000, buyerPrefix: '88.118.001' };
  const keptFor: SettlementOrder = { buyerPrefix: '88.118.001', status: 'completed', paymentMethod: 'transfer' };

  it.each([
    [280_000, null, null],
    [0, keptFor, null],
    [200, keptFor, null],
    [280_001, null, '退款金额 ¥ 2,800.01 超过到账金额 ¥ 2,800.00，请核对后重新填写'],
    [279_999, null, '到账金额中还有 ¥ 0.01 未处理，请填写全部退款金额，或余款所用的订单号'],
    [280_000, keptFor, texts.nothingKept],
    [0, { ...keptFor, buyerPrefix: '88.118.002' }, texts.otherBuyer],
    [0, { ...keptFor, status: 'pendingReview' }, texts.notCompleted],
    [0, { ...keptFor, status: 'cancelled' }, texts.notCompleted],
    [0, { ...keptFor, paymentMethod: 'wechat' }, texts.paidAlready],
    [0, { ...keptFor, paymentMethod: null }, texts.paidAlready],
  ] as const)('of %i fen repaid and the rest kept for %j is %j', (repaidFen, order, fault) => {
    expect(settlementFault(payment, { repaidFen, keptFor: order })).toBe(fault);
  });

  it('keeps money of an unknown buyer for any order that a reviewer completed', () => {
    expect(settlementFault({ ...payment, buyerPrefix: null }, { repaidFen: 0, keptFor })).toBeNull();
  });

  it('accepts no settlement that leaves a fen unaccounted for, or keeps money where none is needed', () => {
    const prefix = fc.constantFrom('88.118.001', '88.118.002');
    const amount = fc.integer({ min: 0, max: 3 });
    const order = fc.record({
      buyerPrefix: prefix,
      status: fc.constantFrom(...orderStatus.options),
      paymentMethod: fc.constantFrom(null, ...paymentMethod.options),
    });
    fc.assert(
      fc.property(amount, amount, prefix, fc.option(order), (amountFen, repaidFen, buyerPrefix, kept) => {
        fc.pre(settlementFault({ amountFen, buyerPrefix }, { repaidFen, keptFor: kept }) === null);
        const restFen = amountFen - repaidFen;
        expect(restFen).toBeGreaterThanOrEqual(0);
        expect(kept).toEqual(restFen === 0 ? null : { buyerPrefix, status: 'completed', paymentMethod: 'transfer' });
      }),
    );
  });
});
