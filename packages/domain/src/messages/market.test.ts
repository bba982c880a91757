import { describe, expect, it } from 'vitest';
import { marketMessages } from './market.ts';

describe('marketMessages', () => {
  it('contains the numbers of the limits when a sentence has one', () => {
    expect(marketMessages.order.submitted).toBe('订单已提交，将在1-2个工作日内完成审核');
    expect(marketMessages.order.remarkTooLong).toBe('订单备注不能超过300字');
    expect(marketMessages.payment.payPicture).toBe('付款凭证须为10MB以内的jpeg、png或bmp图片');
  });

  it('says what happened when an order or a trial came to its end', () => {
    const { order, trial, appMissing } = marketMessages;
    expect([order.paid, order.cancelled, appMissing]).toEqual(['支付成功', '取消订单成功', '暂无该应用']);
    expect([trial.submitted, trial.mine, trial.failed]).toEqual([
      '试用申请提交成功',
      '查看我的试用',
      '试用申请提交失败',
    ]);
  });

  it('names the day of the first trial, and the minute of its end, when they cause the refusal', () => {
    expect(marketMessages.trial.tried('2026-05-18', '')).toContain('2026-05-18');
    expect(marketMessages.trial.over('2026-06-02 23:50')).toContain('2026-06-02 23:50');
  });
});
