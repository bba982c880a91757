import * as z from 'zod/mini';
import { packagePrice, productPackage } from './package.ts';

/** A package of an app with the durations that have a price: `id` of the price, `name` the duration in words. */
export const packageBranch = z.extend(productPackage, {
  children: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type PackageBranch = z.infer<typeof packageBranch>;

/** What an app costs: every price of every package, and the packages with their durations to choose from, in the same order. */
export const productPricing = z.object({ prices: z.array(packagePrice), tree: z.array(packageBranch) });
export type ProductPricing = z.infer<typeof productPricing>;
