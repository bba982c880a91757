import * as z from 'zod/mini';
import { wireOrderStatus } from '../wire/orderStatus.ts';

/**
 * A step of an order, for all its readers: the event, the statuses before and after, milliseconds since 1970 UTC, and the reason.
 */
export const orderStep = z.object({
  event: z.enum(['saved', 'paymentSubmitted', 'paid', 'accepted', 'rejected', 'cancelled', 'expired']),
  from: z.nullable(wireOrderStatus),
  to: wireOrderStatus,
  at: z.number(),
  why: z.string(),
});
