import { readQuery } from '@lima-id/domain';
import type { OrderVisit } from '../../shared/order/orderAddresses.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../shared/storage/tabStorage.ts';

const key = 'order';

function idOf(value: unknown): string | null {
  const { orderId } = Object(value) as Record<string, unknown>;
  return typeof orderId === 'string' && orderId !== '' ? orderId : null;
}

/** Keeps which order was visited last in this tab, for a visit that says nothing. */
export function keepOrder(visit: OrderVisit): void {
  keepInTab(key, visit);
}

/** Forgets the order that was visited last. */
export function forgetOrder(): void {
  forgetInTab(key);
}

/** The order that a visit is about: that of its route's state, else that of `?order=`, else the last one of this tab; null without any. */
export function readOrderVisit(state: unknown, search: string): string | null {
  const asked = readQuery(search).get('order');
  return idOf(state) ?? (asked || null) ?? idOf(keptInTab(key));
}
