import { describe, expect, it } from 'vitest';
import { describePayment } from './describeOrder.ts';

describe('describePayment', () => {
  const money = { provider: 'wechat', transaction: '42', amountFen: 1, at: 0 };

  it.each([
    ['paidTwice', null, '订单已完成后再次到账，请退款'],
    ['paidTwice', 'due', '订单已完成后再次到账，退款处理中'],
    ['orderOver', 'done', '订单取消或超时后到账，已原路退款'],
    ['orderOver', 'failed', '订单取消或超时后到账，退款未成功，请人工退款'],
    ['amountDiffers', null, '到账金额与订单金额不一致，请核对后处理'],
  ] as const)('says what is to be done when it is %s and its refund is %s', (flag, refund, words) => {
    expect(describePayment({ ...money, flag, refund })).toContain(words);
  });
});
