import type { PackageDetails, ProductDetail, ProductPricing } from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptApp } from '../wire/app.ts';
import { wireId } from '../wire/id.ts';
import { wirePackageDetails, wireProductDetail, wireProductPricing } from '../wire/product.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id: wireId });
/** The id of an app, or of a package. */
export type AppQueryById = z.infer<typeof byId>;

const shared = {
  method: 'GET',
  auth: 'none',
  encoding: 'query',
  request: byId,
  failure: z.null(),
  refusals: [404],
} as const;

/** An app with everything its page shows except prices. Its rich text is sanitised. */
export const readApp: Endpoint<AppQueryById, ProductDetail> = {
  ...shared,
  name: 'readApp',
  path: '/platform-operate-service/api/product/manager/detail/{id}',
  reply: wireProductDetail,
  adaptReply: adaptApp,
};

/** All prices of an app, by the app's id; none when its price is on request. */
export const readAppPricing: Endpoint<AppQueryById, ProductPricing> = {
  ...shared,
  name: 'readAppPricing',
  path: '/platform-operate-service/identifier/manager/product/findProductDetails/{id}',
  reply: wireProductPricing,
};

/** A package with its prices and its trial, by the package's id. */
export const readPackage: Endpoint<AppQueryById, PackageDetails> = {
  ...shared,
  name: 'readPackage',
  path: '/platform-operate-service/api/identifier/manager/PackegeProduct/findPackageProductDetail/{id}',
  reply: wirePackageDetails,
};
