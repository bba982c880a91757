import { describe, expect, it } from 'vitest';
import { marketMessages } from './market.ts';

describe('marketMessages', () => {
  it('tells the numbers of the limits when a sentence has one', () => {
    expect(marketMessages.order.submitted).toBe('订单已提交，将在1-2个工作日内完成审核');
    expect(marketMessages.order.remarkTooLong).toBe('订单备注不能超过300字');
    expect(marketMessages.payment.payPicture).toBe('付款凭证须为10MB以内的jpeg、png或bmp图片');
  });

  it('says what happened when an order or a trial came to its end', () => {
    const { order, trial, appMissing } = marketMessages;
    expect([order.paid, order.cancelled, appMissing]).toEqual(['支付成功', '取消订单成功', '暂无该应用']);
    expect(trial).toEqual({ submitted: '试用申请提交成功', mine: '查看我的试用', failed: '试用申请提交失败' });
  });
});
