import * as z from 'zod/mini';
import { product } from './product.ts';
import { productFlag } from './productDetail.ts';

/** An app as the app list finds it. */
export const listedProduct = z.extend(product, {
  /** 1: made by the platform; 0: by a partner. */
  appOriginal: productFlag,
  /** The day it came to the market, `YYYY-MM-DD`. */
  sellTime: z.string(),
});
export type ListedProduct = z.infer<typeof listedProduct>;
