import * as z from 'zod/mini';

/** An app of the market as lists show it. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  describes: z.string(),
  /** Comma separated traits; lists show the first two. */
  trait: z.string(),
  /** 1: price on request. */
  negotiable: z.union([z.literal(0), z.literal(1)]),
  /** Yuan with two decimals, as text: money never passes through floating point. */
  price: z.string(),
  /** What the price is for: '1' a year, '2' a month, '-1' for good. */
  durationUnit: z.enum(['1', '2', '-1']),
  viewPicture: z.string(),
});
export type Product = z.infer<typeof product>;

/** How many traits a list shows. */
export const shownTraits = 2;

/** Splits the comma separated traits and keeps what a list shows; Western and Chinese commas both separate. */
export function listTraits(trait: string): string[] {
  return trait
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, shownTraits);
}
