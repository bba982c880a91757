import type { ReceivedPayment } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { describePayment, describeSettling, describeStopping } from './describeOrder.ts';

const money: ReceivedPayment = {
  provider: 'wechat',
  transaction: '42',
  amountFen: 280_000,
  at: Date.parse('2026-11-22T04:00:00Z'),
  flag: 'orderOver',
  refund: 'failed',
  refundStop: null,
  settlement: null,
};
const refundStop: NonNullable<ReceivedPayment['refundStop']> = {
  reason: '余额不足',
  checked: false,
  by: 'operator',
  at: Date.parse('2026-11-22T05:05:00Z'),
};
const settlement: NonNullable<ReceivedPayment['settlement']> = {
  repaidAmountFen: 280_000,
  keptFor: null,
  note: '流水号7',
  by: 'operator',
  at: Date.parse('2026-11-22T06:05:00Z'),
};

describe('describePayment', () => {
  it.each([
    ['paidTwice', null, '订单已完成后再次到账，请退款'],
    ['paidTwice', 'due', '订单已完成后再次到账，退款处理中'],
    ['orderOver', 'done', '订单取消或超时后到账，已原路退款'],
    ['orderOver', 'failed', '订单取消或超时后到账，退款未成功，请人工退款'],
    ['amountDiffers', null, '到账金额与订单金额不一致，请核对后处理'],
  ] as const)('says what is to be done when it is %s and its refund is %s', (flag, refund, words) => {
    expect(describePayment({ ...money, flag, refund })).toContain(words);
  });

  it.each<[Partial<typeof settlement>, string]>([
    [{}, '已人工退款 ¥ 2,800.00，流水号7（operator  2026-11-22 14:05）'],
    [{ repaidAmountFen: 0, keptFor: 'LM1' }, '，已将 ¥ 2,800.00 用于订单 LM1，流水号7（'],
    [{ repaidAmountFen: 200, keptFor: 'LM1' }, '，已人工退款 ¥ 2.00，已将 ¥ 2,798.00 用于订单 LM1，流水号7（'],
    [{ note: '流水号7\n第二行\u001b[2J' }, '，流水号7 第二行[2J（operator'],
  ])('says how it was settled, by whom and when, when it is %j', (change, words) => {
    const said = describePayment({ ...money, settlement: { ...settlement, ...change } });
    expect(said).toContain(words);
    expect(said).not.toContain('请人工退款');
  });

  it.each<[Partial<ReceivedPayment>, string]>([
    [{ refundStop }, '，原路退款已停止，请核对是否已退回，未退回的请人工退款（operator  2026-11-22 13:05  余额不足）'],
    [{ refundStop: { ...refundStop, checked: true } }, '13:05  余额不足，已在服务商后台核对）'],
    // The provider made it all the same.
    [{ refundStop, refund: 'done' }, '，已原路退款'],
    [{ refundStop, settlement }, '，已人工退款 ¥ 2,800.00，流水号7（'],
  ])('says who stopped the refund, when and why, until the money went back, when it is %j', (change, words) => {
    expect(describePayment({ ...money, ...change })).toContain(words);
  });

  it('says that money was repaid only when some was', () => {
    const kept = { ...settlement, repaidAmountFen: 0, keptFor: 'LM1' };
    expect(describePayment({ ...money, settlement: kept })).not.toContain('退款');
  });
});

describe('describeStopping', () => {
  it.each([
    ['due', true],
    ['failed', false],
    ['done', false],
    [null, false],
  ] as const)('names the command only while a refund is due when it is %s', (refund, isDue) => {
    const said = describeStopping(
      [
        { ...money, refund: 'done' },
        { ...money, refund },
      ],
      'LM1',
    );
    expect(said.map((line) => line.includes('order stop-refund LM1 交易号 --reason 原因'))).toEqual(
      isDue ? [true] : [],
    );
  });
});

describe('describeSettling', () => {
  it.each<[Partial<ReceivedPayment>, boolean]>([
    [{}, true],
    [{ flag: 'amountDiffers', refund: null }, true],
    [{ refund: 'due' }, false],
    [{ refund: 'done' }, false],
    [{ flag: null, refund: null }, false],
    [{ settlement }, false],
  ])('names the command only while money waits for a person when it is %j', (change, isWaiting) => {
    const said = describeSettling(
      [
        { ...money, refund: 'done' },
        { ...money, ...change },
      ],
      'LM1',
    );
    expect(said.map((line) => line.includes('order settle LM1 交易号 --note 处理说明'))).toEqual(
      isWaiting ? [true] : [],
    );
  });
});
