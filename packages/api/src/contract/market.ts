import { type Product, product } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** `recommend: 1` asks for recommended products; the contract knows no other value. */
export const recommendRequest = z.object({ recommend: z.literal(1) });
export type RecommendRequest = z.infer<typeof recommendRequest>;

/** The products the platform recommends, best first. */
export const recommendProducts: Endpoint<RecommendRequest, Product[]> = {
  name: 'recommendProducts',
  summary: '推荐应用列表',
  method: 'POST',
  path: '/platform-operate-service/api/product/manager/recommented',
  auth: 'none',
  encoding: 'json',
  request: recommendRequest,
  reply: z.array(product),
  failure: z.null(),
};
