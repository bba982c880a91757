import {
  type ChosenProduct,
  chosenProduct,
  listPageMax,
  type Product,
  product,
  productPageSize,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
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
  summary: '官方精选应用，可按分类筛选',
  path: '/platform-operate-service/api/product/manager/choice',
  request: renamed(choice, { categoryId: 'productClassifyId' }),
  reply: z.array(chosenProduct),
};

const classified = z.object({
  /** A category of any level; all when it is left out. */
  categoryId: z.optional(wireId),
  page,
  size,
});
export type ClassifiedRequest = z.infer<typeof classified>;

const productPage = z.object({ records: z.array(product), total: z.number() });
export interface ProductPage {
  records: Product[];
  total: number;
}

/** The apps of a category, or all, as the platform orders them. */
export const listClassifiedApps: Endpoint<ClassifiedRequest, ProductPage> = {
  ...shared,
  name: 'listClassifiedApps',
  summary: '按分类分页查询应用，不传分类时为全部',
  path: '/platform-operate-service/identifier/officialWebsite/productAndService/findProductByClassifyId',
  request: renamed(classified, { categoryId: 'productClassifyId', page: 'current' }),
  reply: productPage,
};
