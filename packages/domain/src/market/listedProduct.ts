import * as z from 'zod/mini';
import { product } from './product.ts';

/** An app as the app list finds it. */
export const listedProduct = z.extend(product, {
  /** Made by the platform; otherwise by a partner. */
  appOriginal: z.boolean(),
  /** The day it came to the market, `YYYY-MM-DD`; empty when that is not known. */
  sellTime: z.string(),
});
export type ListedProduct = z.infer<typeof listedProduct>;
