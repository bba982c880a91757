import { orderStatus } from '@lima-id/domain';
import { wireWords } from './words.ts';

/** The statuses of an order with their wire codes. Source: docs/rules/orders.md. */
export const orderStatusCodes = {
  pendingPayment: 0,
  pendingReview: 1,
  completed: 2,
  cancelled: 3,
  rejected: 4,
} as const;

export const wireOrderStatus = wireWords(orderStatus, orderStatusCodes);
