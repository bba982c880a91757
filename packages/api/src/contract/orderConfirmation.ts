import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';
import type { OrderQuery } from './order.ts';
import type { PrivateLinkReply } from './privatePicture.ts';

/**
 * Returns a link to the confirmation of an order, a PDF, for its owner and for reviewers, whose access is recorded in the audit
 * log.
 */
export const linkOrderConfirmation: Endpoint<OrderQuery, PrivateLinkReply> = {
  name: 'linkOrderConfirmation',
  method: 'POST',
  path: '/platform-operate-service/manager/order/confirmation/link',
  auth: 'token',
  encoding: 'json',
  request: z.object({ id: wireId }),
  reply: privateLink,
  failure: z.null(),
  refusals: [404],
};
