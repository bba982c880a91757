import { type HomeData, homeData } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The live figures and the market series of the home page. */
export const readHome: Endpoint<void, HomeData> = {
  name: 'readHome',
  method: 'POST',
  path: '/platform-operate-service/identifier/manager/homepage/datawarehousese',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: homeData,
  failure: z.null(),
};
