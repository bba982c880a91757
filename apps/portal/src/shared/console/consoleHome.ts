import { brand } from '../../brand/brand.ts';

/** Where a console button leads without a console: to the orders, with a query that says that the console was requested. */
export const homeWithoutConsole = '/personal_orders?via=console';

/** The home of the console. A separate module, since the header of every page needs it and nothing else. */
export const consoleHome = brand.links.console?.home ?? homeWithoutConsole;

/**
 * Where the portal's own page at `/console` leads, for a `home` of the console and the portal's `origin`. A console at this very address is
 * not served: the page would load itself for ever, so it leads where it does without a console.
 */
export function consoleStart(home: string, origin: string): string {
  const address = new URL(home, origin);
  return address.origin === origin && /^\/console\/*$/.test(address.pathname) ? homeWithoutConsole : home;
}
