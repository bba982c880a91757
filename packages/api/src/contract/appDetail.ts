import type { PackageDetails, ProductDetail, ProductPricing } from '@lima-id/domain';
import * as z from 'zod/mini';
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

/** An app with all that its page shows but prices. Its rich text holds nothing that could run. */
export const readApp: Endpoint<AppQueryById, ProductDetail> = {
  ...shared,
  name: 'readApp',
  summary: '应用详情：介绍、图片与视频、图文详情与规格',
  path: '/platform-operate-service/api/product/manager/detail/{id}',
  reply: wireProductDetail,
};

/** Every price of an app, by the app's id; none for one whose price is on request. */
export const readAppPricing: Endpoint<AppQueryById, ProductPricing> = {
  ...shared,
  name: 'readAppPricing',
  summary: '应用的全部价格与规格、时长树',
  path: '/platform-operate-service/identifier/manager/product/findProductDetails/{id}',
  reply: wireProductPricing,
};

/** A package with its prices and its trial, by the package's id. */
export const readPackage: Endpoint<AppQueryById, PackageDetails> = {
  ...shared,
  name: 'readPackage',
  summary: '规格详情：各时长价格、年与月单价、试用天数',
  path: '/platform-operate-service/api/identifier/manager/PackegeProduct/findPackageProductDetail/{id}',
  reply: wirePackageDetails,
};
