import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';
import type { OrderQuery } from './order.ts';
import type { PrivateLinkReply } from './privatePicture.ts';

/** Gives a link to the confirmation of an order, a PDF, to its owner and to reviewers, whose reading is written down. */
export const linkOrderConfirmation: Endpoint<OrderQuery, PrivateLinkReply> = {
  name: 'linkOrderConfirmation',
  summary: '获取订单确认单（PDF）的下载链接，10分钟内有效；仅本人与审核人员可用，审核人员的查看会记录',
  method: 'POST',
  path: '/platform-operate-service/manager/order/confirmation/link',
  auth: 'token',
  encoding: 'json',
  request: z.object({ id: wireId }),
  reply: privateLink,
  failure: z.null(),
  refusals: [404],
};
