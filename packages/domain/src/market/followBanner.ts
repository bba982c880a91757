import { marketMessages } from '../messages/market.ts';
import type { AppBanner } from './banner.ts';
import { productAddress } from './productAddress.ts';

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
