import { completedOrder } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { boughtAddress, buyAddress, paymentAddress, readOrderWay, resultAddress } from './orderAddresses.ts';

const queryOf = (address: string) => new URL(address, 'https://lima.example').searchParams;

describe('paymentAddress', () => {
  it('escapes the id when it stands in the address', () => {
    expect(paymentAddress('order-427')).toBe('/application/payment?order=order-427');
    expect(queryOf(paymentAddress('a&b=c')).get('order')).toBe('a&b=c');
  });

  it('names the way of buying, so that the result is shown there', () => {
    for (const way of ['market', 'page'] as const)
      expect(readOrderWay(new URL(paymentAddress('1', way), 'https://lima.example').search)).toBe(way);
    expect(resultAddress('1', 'market')).toBe('/application/payResult?order=1');
    expect(resultAddress('1', 'page')).toBe(boughtAddress('1'));
  });
});

describe('buyAddress', () => {
  it('names app, package and duration when what a line was for is bought again', () => {
    const [line] = completedOrder.orderDetails;
    if (line === undefined) throw new Error('The order has a line.');
    expect(Object.fromEntries(queryOf(buyAddress(line)))).toEqual({
      product: line.productId,
      package: line.packageProductId,
      duration: line.purchaseDuration,
    });
  });

  it('leaves the duration to the page when none is named', () => {
    expect(buyAddress({ productId: '1', packageProductId: '102' })).toBe('/apporder?product=1&package=102');
  });
});
