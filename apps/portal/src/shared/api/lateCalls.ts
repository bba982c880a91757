import type { marketCalls } from '../market/marketCalls.ts';
import { once } from '../page/once.ts';
import type { accountGateway } from '../session/accountGateway.ts';
import type { gateway } from './gateway.ts';

type PublicCalls = (typeof gateway)['calls'];
type MarketCalls = typeof marketCalls;
type AccountCalls = (typeof accountGateway)['calls'];

/**
 * Loads the clients for calls without a token, with their endpoints. They are separate from the pages, which render first; a page
 * that calls at once may load them in parallel to its own code. They are imported once: to import what is loaded takes a browser several tasks,
 * which wait for the rendering of a page.
 */
export const loadGateway = once(async () => (await import('./gateway.ts')).gateway);

/** Loads the clients for calls with a token, and the endpoints of the account. */
export const loadAccountGateway = once(async () => (await import('../session/accountGateway.ts')).accountGateway);

/** Loads the endpoints of the market. */
export const loadMarketCalls = once(async () => (await import('../market/marketCalls.ts')).marketCalls);

/** An endpoint that comes with the clients for calls without a token. */
export function publicCall<Name extends keyof PublicCalls>(name: Name): () => Promise<PublicCalls[Name]> {
  return async () => (await loadGateway()).calls[name];
}

/** An endpoint of the market, which comes apart from its pages. */
export function marketCall<Name extends keyof MarketCalls>(name: Name): () => Promise<MarketCalls[Name]> {
  return async () => (await loadMarketCalls())[name];
}

/** An endpoint of the account, which comes with the clients for calls with a token. */
export function accountCall<Name extends keyof AccountCalls>(name: Name): () => Promise<AccountCalls[Name]> {
  return async () => (await loadAccountGateway()).calls[name];
}
