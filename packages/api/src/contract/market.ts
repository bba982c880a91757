import type { Product } from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptApps, wireApp } from '../wire/app.ts';
import { wireYes } from '../wire/words.ts';
import type { Endpoint } from './endpoint.ts';

/** `recommend` asks for recommended products; the contract knows no other value. */
export const recommendRequest = z.object({ recommend: wireYes });
export type RecommendRequest = z.output<typeof recommendRequest>;

/** The products the platform recommends, best first. */
export const recommendProducts: Endpoint<RecommendRequest, Product[]> = {
  name: 'recommendProducts',
  method: 'POST',
  path: '/platform-operate-service/api/product/manager/recommented',
  auth: 'none',
  encoding: 'json',
  request: recommendRequest,
  reply: z.array(wireApp),
  adaptReply: adaptApps,
  failure: z.null(),
};
