import * as z from 'zod/mini';
import { durationUnit } from './duration.ts';
import { cardTraitCount } from './limits.ts';

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
  /** What the price is for. */
  durationUnit,
  viewPicture: z.string(),
});
export type Product = z.infer<typeof product>;

/** Splits the comma separated traits, all of them, as an app's page shows them; Western and Chinese commas both separate. */
export function splitTraits(trait: string): string[] {
  return trait
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The traits that a list shows: the first two. Source: docs/rules/market.md. */
export function listTraits(trait: string): string[] {
  return splitTraits(trait).slice(0, cardTraitCount);
}

/** The page of an app. */
export function productAddress(id: string): string {
  return `/application/list/detail/${encodeURIComponent(id)}`;
}
