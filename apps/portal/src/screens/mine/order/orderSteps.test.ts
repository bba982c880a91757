import { orderHistory, rejectedOrder } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './orderSteps.ts';

describe('timelineOf', () => {
  it('lists time, status and reason of each step, newest first, when an order was rejected', () => {
    expect(timelineOf(orderHistory(rejectedOrder)).map(({ id: _id, ...entry }) => entry)).toEqual([
      { time: '2026-05-16 15:08', title: '审核未通过', text: '凭证中的付款金额看不清，请重新上传清晰的凭证' },
      { time: '2026-05-15 11:41', title: '提交付款信息', tag: '待审核', text: '' },
      { time: '2026-05-15 11:20', title: '提交订单', tag: '待付款', text: '' },
    ]);
  });

  it('keeps steps apart when they happened at the same moment', () => {
    const at = Date.UTC(2026, 4, 18);
    const ids = timelineOf([
      { event: 'accepted', from: 'pendingReview', to: 'completed', at, why: '' },
      { event: 'paymentSubmitted', from: 'pendingPayment', to: 'pendingReview', at, why: '' },
    ]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
