import { type ChosenProduct, listPageMax, type Product, productPageSize, wholeNumber } from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptAppPage, adaptApps, wireApp } from '../wire/app.ts';
import { wireId } from '../wire/id.ts';
import { wireChosenApp } from '../wire/product.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const page = wholeNumber(1, listPageMax);
const size = wholeNumber(1, productPageSize);

const shared = { method: 'POST', auth: 'none', encoding: 'json', failure: z.null() } as const;

const choice = z.object({
  /** A category of any level; all when it is left out. */
  categoryId: z.optional(wireId),
  size: z.optional(size),
});
export type ChoiceRequest = z.infer<typeof choice>;

/** The selected apps with whose they are, of one category or of all, best first; ten when no size is given. */
export const listChosenApps: Endpoint<ChoiceRequest, ChosenProduct[]> = {
  ...shared,
  name: 'listChosenApps',
  path: '/platform-operate-service/api/product/manager/choice',
  request: renamed(choice, { categoryId: 'productClassifyId' }),
  reply: z.array(wireChosenApp),
  adaptReply: adaptApps,
};

const classified = z.object({
  /** A category of any level; all when it is left out. */
  categoryId: z.optional(wireId),
  page,
  size,
});
export type ClassifiedRequest = z.infer<typeof classified>;

const productPage = z.object({ records: z.array(wireApp), total: z.number() });
/** A page of apps, and the total over all pages. */
export interface ProductPage {
  records: Product[];
  total: number;
}

/** The apps of a category, or all, as the platform orders them. */
export const listClassifiedApps: Endpoint<ClassifiedRequest, ProductPage> = {
  ...shared,
  name: 'listClassifiedApps',
  path: '/platform-operate-service/identifier/officialWebsite/productAndService/findProductByClassifyId',
  request: renamed(classified, { categoryId: 'productClassifyId', page: 'current' }),
  reply: productPage,
  adaptReply: adaptAppPage,
};
