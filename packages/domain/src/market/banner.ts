import * as z from 'zod/mini';
import { marketMessages } from '../messages/market.ts';
import { productAddress } from './productAddress.ts';

/** A banner of the app market. */
export const appBanner = z.object({
  id: z.string(),
  /** Address of the picture. */
  bannersViewer: z.string(),
  /** Whether it leads to the app, or outside to `outSiteUrl`. */
  redirectType: z.enum(['app', 'outside']),
  outSiteUrl: z.string(),
  productId: z.string(),
  /** Its subject, and a sentence on it; empty or omitted when the picture contains it. */
  title: z.optional(z.string()),
  describes: z.optional(z.string()),
});
export type AppBanner = z.infer<typeof appBanner>;

/** Where a banner leads. */
export type BannerTarget =
  | { ok: true; outside: boolean; address: string }
  | { ok: false; reason: 'appMissing'; message: string };

/**
 * Where a banner leads: outside when its type says so and the address is an http or https one, else to its app's page if
 * `appExists`, else nowhere. Addresses of other schemes (javascript:, data:) are never followed. Source: docs/rules/market.md.
 */
export function followBanner(banner: AppBanner, appExists: boolean): BannerTarget {
  const outside = banner.outSiteUrl.trim();
  if (banner.redirectType === 'outside' && /^https?:\/\/[^\s/\\?#][^\s\\]*$/i.test(outside)) {
    return { ok: true, outside: true, address: outside };
  }
  if (appExists && banner.productId !== '') {
    return { ok: true, outside: false, address: productAddress(banner.productId) };
  }
  return { ok: false, reason: 'appMissing', message: marketMessages.appMissing };
}
