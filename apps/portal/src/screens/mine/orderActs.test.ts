import { orderStatus } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { canBuyAgain, canCancel, canPay } from './orderActs.ts';

const statuses = orderStatus.options;

describe('what can be done with an order', () => {
  it('is to pay it when it waits for payment or its payment was not accepted', () => {
    expect(statuses.filter(canPay)).toEqual(['pendingPayment', 'rejected']);
  });

  it('is to cancel it while it is not over', () => {
    expect(statuses.filter(canCancel)).toEqual(['pendingPayment', 'pendingReview', 'rejected']);
  });

  it('is to buy the same again when it is over', () => {
    expect(statuses.filter(canBuyAgain)).toEqual(['completed', 'cancelled']);
  });
});
