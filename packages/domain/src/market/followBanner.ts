import { marketMessages } from '../messages/market.ts';
import type { AppBanner } from './banner.ts';
import { productAddress } from './productAddress.ts';

// A global of both browsers and Node; the package is typed without either.
declare class URL {
  constructor(address: string);
  readonly host: string;
}

/** Where a banner leads. */
export type BannerTarget =
  | { ok: true; outside: boolean; address: string }
  | { ok: false; reason: 'appMissing'; message: string };

/** Whether an address can be parsed: not one with a full-width colon before its port, a port above 65535, or a malformed host. */
function isParsed(address: string): boolean {
  try {
    return new URL(address).host !== '';
  } catch {
    return false;
  }
}

/**
 * Where a banner leads: outside when its type says so and the address is an http or https one that can be parsed by `new URL`, else to its
 * app's page if `appExists`, else nowhere. Addresses of other schemes (javascript:, data:) are never followed. Source: docs/rules/market.md.
 */
export function followBanner(banner: AppBanner, appExists: boolean): BannerTarget {
  const outside = banner.outSiteUrl.trim();
  const isWebAddress = /^https?:\/\/[^\s/\\?#][^\s\\]*$/i.test(outside);
  if (banner.redirectType === 'outside' && isWebAddress && isParsed(outside)) {
    return { ok: true, outside: true, address: outside };
  }
  if (appExists && banner.productId !== '') {
    return { ok: true, outside: false, address: productAddress(banner.productId) };
  }
  return { ok: false, reason: 'appMissing', message: marketMessages.appMissing };
}
