import type { Product } from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptAppPage, wireApp } from '../wire/app.ts';
import type { Endpoint } from './endpoint.ts';

/** Where apps are looked for. */
export const appSearchPath = '/platform-operate-service/api/product/manager/search';

const firstPage = z.object({ current: z.literal(1), size: z.number() });
const products = z.object({ records: z.array(wireApp) });

/**
 * The first products of the market in the platform's order, as the home page and the foot of every page show them: the call of
 * `searchApps` with nothing looked for. Every visit makes it, so it reads no more of the answer than is shown.
 */
export const findFirstProducts: Endpoint<z.infer<typeof firstPage>, { records: Product[] }> = {
  name: 'findFirstProducts',
  method: 'POST',
  path: appSearchPath,
  auth: 'none',
  encoding: 'json',
  request: firstPage,
  reply: products,
  adaptReply: adaptAppPage,
  failure: z.null(),
};
