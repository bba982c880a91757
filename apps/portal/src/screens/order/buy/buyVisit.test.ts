import { type OrderStatus, orderStatus } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { readBuyVisit, stepOfOrder, stepQuery } from './buyVisit.ts';

const search = (query: string) => new URLSearchParams(query);

describe('readBuyVisit', () => {
  it.each([
    ['', { productId: '', orderId: null, step: 1 }],
    ['product=1&package=102', { productId: '1', orderId: null, step: 1 }],
    ['product=1&step=2', { productId: '1', orderId: null, step: 2 }],
    ['product=1&step=3', { productId: '1', orderId: null, step: 1 }],
    ['product=1&step=02', { productId: '1', orderId: null, step: 1 }],
    ['order=', { productId: '', orderId: null, step: 1 }],
    ['order=order-427', { productId: '', orderId: 'order-427', step: 1 }],
  ])('reads "%s"', (query, visit) => {
    expect(readBuyVisit(search(query))).toEqual(visit);
  });
});

describe('stepQuery', () => {
  it('goes on to the confirmation and back with the same choice', () => {
    const chosen = search('product=1&package=102&duration=2年');
    const confirming = search(stepQuery(chosen, 'next'));
    expect(readBuyVisit(confirming).step).toBe(2);
    expect(Object.fromEntries(search(stepQuery(confirming, 'previous')))).toEqual(Object.fromEntries(chosen));
  });

  it('stays where it is when the step knows no such event', () => {
    expect(stepQuery(search('product=1'), 'previous')).toBe('?product=1');
    expect(stepQuery(search('product=1&step=2'), 'next')).toBe('?product=1&step=2');
  });
});

describe('stepOfOrder', () => {
  it('is the payment until the order is paid for, and the end from then on', () => {
    const stepAt = (status: OrderStatus) => stepOfOrder({ status, totalAmountFen: 280_000 });
    expect(orderStatus.options.map(stepAt)).toEqual([3, 4, 4, 3, 3]);
  });

  it('is the end at once when the order costs nothing', () => {
    expect(stepOfOrder({ status: 'completed', totalAmountFen: 0 })).toBe(4);
  });
});
