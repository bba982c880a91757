import * as z from 'zod/mini';
import { cardTraitCount } from '../limits.ts';
import { durationUnit } from './duration.ts';
import { productPackage } from './package.ts';

/** A yes or no that travels as a number. */
const flag = z.literal([0, 1]);

/** An app of the market as lists show it. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  describes: z.string(),
  /** Comma separated traits; lists show the first two. */
  trait: z.string(),
  /** 1: price on request. */
  negotiable: flag,
  /** Yuan with two decimals, as text: money never passes through floating point. */
  price: z.string(),
  /** What the price is for: '1' a year, '2' a month, '-1' for good. */
  durationUnit,
  viewPicture: z.string(),
});
export type Product = z.infer<typeof product>;

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
  /** 1: among the selected apps. */
  choice: flag,
  /** 1: made by the platform; 0: by a partner. */
  appOriginal: flag,
  level: z.int(),
});
export type ProductDetail = z.infer<typeof productDetail>;

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
