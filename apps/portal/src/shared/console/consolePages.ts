import { brand } from '../../brand/brand.ts';
import type { Brand } from '../../brand/brandSchema.ts';
import { personalAddresses } from '../personal/personalAddresses.ts';
import { homeWithoutConsole } from './consoleHome.ts';

/** A page of the management console. */
export interface ConsolePage {
  href: string;
  /** It is a page of the brand's console, and opens in a new tab. */
  external: boolean;
}

/** Query parameter that marks visits that requested the console. */
const via = { name: 'via', value: 'console' } as const;

/** Query parameter of the app that the console opens with. */
const productParameter = 'productId';

/** Whether a visit of one of our pages requested the console. */
export function wantedConsole(search: URLSearchParams): boolean {
  return search.get(via.name) === via.value;
}

/**
 * The pages of the brand's console. Without one, pages of ours with the same data take their place; a visitor of the console
 * itself reads there that it is not open yet.
 */
export function consolePagesOf({ console }: Pick<Brand['links'], 'console'>): {
  home: ConsolePage;
  orders: ConsolePage;
  trials: ConsolePage;
} {
  const page = (theirs: string | undefined, ours: string): ConsolePage =>
    theirs === undefined ? { href: ours, external: false } : { href: theirs, external: true };
  return {
    home: page(console?.home, homeWithoutConsole),
    orders: page(console?.orders, personalAddresses.orders),
    trials: page(console?.trials, personalAddresses.trials),
  };
}

/** The pages of this portal's console. */
export const consolePages = consolePagesOf(brand.links);

/**
 * Where an app on trial is used: the console's home with the app chosen in it, or our trials with it until there is a console.
 */
export function appInConsole({ console }: Pick<Brand['links'], 'console'>, productId: string): ConsolePage {
  if (console === undefined) {
    const query = new URLSearchParams({ [via.name]: via.value, [productParameter]: productId });
    return { href: `${personalAddresses.trials}?${query}`, external: false };
  }
  const address = new URL(console.home);
  address.searchParams.set(productParameter, productId);
  return { href: address.href, external: true };
}

/** The app for which a visit of one of our pages requested the console; null without one. */
export function wantedApp(search: URLSearchParams): string | null {
  return wantedConsole(search) ? search.get(productParameter) : null;
}
