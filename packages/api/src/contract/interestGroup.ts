import { type InterestGroup, interestGroup } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

/** Categories of the highest level with the names of their apps, for a request for contact. */
export const listInterestGroups: Endpoint<void, InterestGroup[]> = {
  name: 'listInterestGroups',
  summary: '一级分类及其应用名称，供咨询时选择意向产品',
  method: 'GET',
  path: '/platform-operate-service/identifier/manager/productClassify/getProductTopfirst',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(renamed(interestGroup, { products: 'productmanagers' })),
  failure: z.null(),
};
