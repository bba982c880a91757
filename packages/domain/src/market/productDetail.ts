import * as z from 'zod/mini';
import { productPackage } from './package.ts';
import { product } from './product.ts';

/** An app as its own page shows it. */
export const productDetail = z.extend(product, {
  appId: z.string(),
  /** Small picture for lists inside other pages. */
  pictureViewer: z.string(),
  viewBannerUrls: z.array(z.string()),
  viewVideoUrls: z.array(z.string()),
  /** Rich text, HTML. */
  detail: z.string(),
  packages: z.array(productPackage),
  /** Among the selected apps. */
  choice: z.boolean(),
  /** Made by the platform; otherwise by a partner. */
  appOriginal: z.boolean(),
  level: z.int(),
  /** The way to its first category, from the highest one down; gateways may leave it out. */
  categoryPath: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
});
export type ProductDetail = z.infer<typeof productDetail>;
