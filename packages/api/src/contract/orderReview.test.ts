import { marketMessages, refundStopMessages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { decodeReply, decodeRequest, encodeReply } from './codec.ts';
import { type ReceivedPayment, settlePayment, stopRefund } from './orderReview.ts';

const received: ReceivedPayment = {
  provider: 'wechat',
  transaction: '4200002026051800000000000118',
  amountFen: 280_000,
  at: 1_779_072_120_000,
  flag: 'orderOver',
  refund: 'failed',
  refundStop: { reason: '余额不足', checked: true, by: 'operator', at: 1 },
  settlement: { repaidAmountFen: 279_999, keptFor: 'LM2026051800427', note: '银行流水号1', by: 'operator', at: 1 },
};

describe('a received payment', () => {
  it('has amounts in yuan on the wire, also in its settlement', () => {
    const sent = encodeReply(settlePayment, received);
    expect(sent).toMatchObject({
      amount: '2800.00',
      settlement: { repaidAmount: '2799.99', keptFor: 'LM2026051800427' },
    });
    expect(decodeReply(settlePayment, sent)?.value).toEqual(received);
  });

  it('is not settled, and its refund is not stopped, when an earlier gateway says nothing about it', () => {
    const { settlement, refundStop, ...older } = encodeReply(settlePayment, received) as Record<string, unknown>;
    expect([settlement, refundStop]).not.toContain(null);
    expect(decodeReply(settlePayment, older)?.value).toMatchObject({ settlement: null, refundStop: null });
  });
});

describe('a settlement', () => {
  const request = { provider: 'wechat', transaction: '1', from: null, note: '银行流水号1' };

  it('reads the code of an order as people write it', () => {
    const verdict = decodeRequest(settlePayment, { ...request, keptFor: ' lm2026051800427 ' });
    expect(verdict).toMatchObject({ ok: true, value: { keptFor: 'LM2026051800427' } });
  });

  it.each([
    [{ note: ' ' }, 'note', marketMessages.settlement.noteMissing],
    [{ note: '退'.repeat(301) }, 'note', marketMessages.settlement.noteTooLong],
    [{ repaidAmount: '2,800' }, 'repaidAmount', marketMessages.payment.payAmountShape],
    [{ repaidAmount: '-1' }, 'repaidAmount', marketMessages.payment.payAmountShape],
  ])('is refused when it has %j', (change, field, message) => {
    expect(decodeRequest(settlePayment, { ...request, ...change })).toMatchObject({ ok: false, field, message });
  });

  it.each(['from', 'note', 'provider', 'transaction'])('is refused without %s', (field) => {
    const { [field]: _left, ...others }: Record<string, unknown> = request;
    expect(decodeRequest(settlePayment, others)).toMatchObject({ ok: false, field });
  });
});

describe('the stop of a refund', () => {
  const request = { provider: 'wechat', transaction: '1', reason: '商户号余额不足' };

  it('says that it was checked only when it was', () => {
    expect(decodeRequest(stopRefund, request)).toMatchObject({ ok: true, value: request });
    expect(decodeRequest(stopRefund, { ...request, checked: true })).toMatchObject({ value: { checked: true } });
  });

  it.each([
    [{ reason: ' ' }, 'reason', refundStopMessages.reasonMissing],
    [{ reason: '退'.repeat(301) }, 'reason', refundStopMessages.reasonTooLong],
  ])('is refused when it has %j', (change, field, message) => {
    expect(decodeRequest(stopRefund, { ...request, ...change })).toMatchObject({ ok: false, field, message });
  });

  it.each(['reason', 'provider', 'transaction'])('is refused without %s', (field) => {
    const { [field]: _left, ...others }: Record<string, unknown> = request;
    expect(decodeRequest(stopRefund, others)).toMatchObject({ ok: false, field });
  });
});
