import * as z from 'zod/mini';
import { product } from './product.ts';

/** A category as a block of apps names it. */
export const groupCategory = z.object({ id: z.string(), name: z.string(), describes: z.string() });
export type GroupCategory = z.infer<typeof groupCategory>;

/** A category and some of its apps, best first. */
export const productGroup = z.object({ category: groupCategory, products: z.array(product) });
export type ProductGroup = z.infer<typeof productGroup>;

/** A category and the names of its apps, for a reader who says what he is interested in. */
export const interestGroup = z.object({
  id: z.string(),
  name: z.string(),
  products: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type InterestGroup = z.infer<typeof interestGroup>;
