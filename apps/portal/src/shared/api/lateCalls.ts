import type { accountGateway } from '../session/accountGateway.ts';
import type { gateway } from './gateway.ts';

type PublicCalls = (typeof gateway)['calls'];
type AccountCalls = (typeof accountGateway)['calls'];

/**
 * Fetches the clients for calls without a token, and the endpoints that come with them. They come apart from the pages, which
 * show themselves first; a page that calls at once may fetch them while its own code is still loading.
 */
export async function loadGateway(): Promise<typeof gateway> {
  return (await import('./gateway.ts')).gateway;
}

/** Fetches the clients for calls with a token, and the endpoints of the account. */
export async function loadAccountGateway(): Promise<typeof accountGateway> {
  return (await import('../session/accountGateway.ts')).accountGateway;
}

/** An endpoint that comes with the clients for calls without a token. */
export function publicCall<Name extends keyof PublicCalls>(name: Name): () => Promise<PublicCalls[Name]> {
  return async () => (await loadGateway()).calls[name];
}

/** An endpoint of the account, which comes with the clients for calls with a token. */
export function accountCall<Name extends keyof AccountCalls>(name: Name): () => Promise<AccountCalls[Name]> {
  return async () => (await loadAccountGateway()).calls[name];
}
