import { changeOrder, type OrderStatus } from '@lima-id/domain';

/** Whether an order takes a payment now. */
export function canPay(status: OrderStatus): boolean {
  return changeOrder(status, 'paymentSubmitted').ok;
}

/** Whether its buyer can still cancel an order. */
export function canCancel(status: OrderStatus): boolean {
  return changeOrder(status, 'cancelled').ok;
}

/** Whether an order is over, so that what it was for can only be bought again. */
export function canBuyAgain(status: OrderStatus): boolean {
  return !canPay(status) && !canCancel(status);
}
