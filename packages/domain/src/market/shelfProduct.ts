import * as z from 'zod/mini';
import { product } from './product.ts';
import { productFlag } from './productDetail.ts';

/** An app among the selected ones. */
export const chosenProduct = z.extend(product, {
  /** 1: made by the platform; 0: by a partner; left out where nobody tells. */
  appOriginal: z.optional(productFlag),
});
export type ChosenProduct = z.infer<typeof chosenProduct>;

/** An app of "0 yuan experience". */
export const freeProduct = z.extend(product, {
  /** Days of its free trial; negative without one, left out where nobody tells. */
  tryUseDuration: z.optional(z.int()),
  /** The package that is tried; left out where nobody tells. */
  tryPackageId: z.optional(z.string()),
});
export type FreeProduct = z.infer<typeof freeProduct>;
