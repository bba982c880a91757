import { orderStatus } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersAddress, readOrdersChoice } from './ordersQuery.ts';

describe('readOrdersChoice', () => {
  it.each([
    ['', { status: null, page: 1 }],
    ['status=0', { status: 'pendingPayment', page: 1 }],
    ['status=4&page=3', { status: 'rejected', page: 3 }],
    ['status=5', { status: null, page: 1 }],
    ['status=', { status: null, page: 1 }],
    ['status=00', { status: null, page: 1 }],
    ['page=0', { status: null, page: 1 }],
    ['page=1e3', { status: null, page: 1 }],
    ['page=-2', { status: null, page: 1 }],
    ['page=12345678', { status: null, page: 1 }],
  ])('reads "%s"', (query, choice) => {
    expect(readOrdersChoice(new URLSearchParams(query))).toEqual(choice);
  });
});

describe('ordersAddress', () => {
  it('is the plain address when the first page of all orders is shown', () => {
    expect(ordersAddress({ status: null, page: 1 })).toBe('/personal_orders');
    expect(ordersAddress({ status: 'pendingPayment', page: 1 })).toBe('/personal_orders?status=0');
  });

  it('is read back as the choice that it was written for', () => {
    const choice = fc.record({
      status: fc.constantFrom(null, ...orderStatus.options),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(choice, (written) => {
        const { searchParams } = new URL(ordersAddress(written), 'https://lima.example');
        expect(readOrdersChoice(searchParams)).toEqual(written);
      }),
    );
  });
});
