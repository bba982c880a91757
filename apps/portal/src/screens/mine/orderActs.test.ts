import { type OrderStatus, orderStatuses } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { canBuyAgain, canCancel, canPay } from './orderActs.ts';

const statuses = Object.keys(orderStatuses).map((status) => Number(status) as OrderStatus);

describe('what can be done with an order', () => {
  it('is to pay it when it waits for payment or its payment was not accepted', () => {
    expect(statuses.filter(canPay)).toEqual([0, 4]);
  });

  it('is to cancel it while it is not over', () => {
    expect(statuses.filter(canCancel)).toEqual([0, 1, 4]);
  });

  it('is to buy the same again when it is over', () => {
    expect(statuses.filter(canBuyAgain)).toEqual([2, 3]);
  });
});
