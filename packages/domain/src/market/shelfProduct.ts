import * as z from 'zod/mini';
import { product } from './product.ts';
import { trialDays } from './trial.ts';

/** An app among the selected ones. */
export const chosenProduct = z.extend(product, {
  /** Made by the platform; otherwise by a partner; left out where unknown. */
  appOriginal: z.optional(z.boolean()),
});
export type ChosenProduct = z.infer<typeof chosenProduct>;

/** An app of "0 yuan experience". */
export const freeProduct = z.extend(product, {
  /** Left out where unknown. */
  trialDays: z.optional(trialDays),
  /** The package that is tried; left out where unknown. */
  tryPackageId: z.optional(z.string()),
});
export type FreeProduct = z.infer<typeof freeProduct>;
