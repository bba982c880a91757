import { type InterestGroup, interestGroup } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

/** Top-level categories with the names of their apps, for a contact request. */
export const listInterestGroups: Endpoint<void, InterestGroup[]> = {
  name: 'listInterestGroups',
  method: 'GET',
  path: '/platform-operate-service/identifier/manager/productClassify/getProductTopfirst',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(renamed(interestGroup, { products: 'productmanagers' })),
  failure: z.null(),
};
