import { type HotProduct, hotProduct, productPageSize, type TrialProduct } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireCount } from '../wire/count.ts';
import { wireTrialProduct } from '../wire/product.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const hotRequest = z.object({ limit: z.optional(wireCount(productPageSize)) });
export type HotRequest = z.output<typeof hotRequest>;

const hotList = z.object({ hot: z.array(hotProduct) });
/** The hottest apps, hottest first: code assignment, then asset management, then others. */
export interface HotList {
  hot: HotProduct[];
}

/** The hottest apps; five unless a number is given. */
export const listHotApps: Endpoint<HotRequest, HotList> = {
  name: 'listHotApps',
  method: 'POST',
  path: '/platform-operate-service/identifier/officialWebsite/productAndService/findHotProduct',
  auth: 'none',
  encoding: 'query',
  request: hotRequest,
  reply: renamed(hotList, { hot: 'hostList' }),
  failure: z.null(),
};

/** The apps that have a trial or a console, with their codes and the packages that are tried. */
export const listTrialApps: Endpoint<void, TrialProduct[]> = {
  name: 'listTrialApps',
  method: 'POST',
  path: '/platform-operate-service/identifier/manager/product/officialweb/findProduct',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(wireTrialProduct),
  failure: z.null(),
};
