import { orderStatus } from '@lima-id/domain';
import * as z from 'zod/mini';

/** A step of an order as all its readers see it: what happened, between which statuses, when (milliseconds since 1970 UTC), and why. */
export const toldStep = z.object({
  event: z.enum(['saved', 'paymentSubmitted', 'paid', 'accepted', 'rejected', 'cancelled', 'expired']),
  from: z.nullable(orderStatus),
  to: orderStatus,
  at: z.number(),
  why: z.string(),
});
