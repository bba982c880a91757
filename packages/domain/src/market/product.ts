import * as z from 'zod/mini';
import { durationUnit } from './durationUnit.ts';

/** An app of the market as lists show it. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  describes: z.string(),
  /** Comma separated traits; lists show the first two. */
  trait: z.string(),
  /** Price on request. */
  negotiable: z.boolean(),
  /** Yuan with two decimals, as text: money never passes through floating point. */
  price: z.string(),
  /** What the price is for; null when that is not known. */
  durationUnit: z.nullable(durationUnit),
  viewPicture: z.string(),
});
export type Product = z.infer<typeof product>;
