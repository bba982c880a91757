import type { Endpoint } from '@lima-id/api';
import { lostConnection, messages } from '@lima-id/domain';
import { watched } from '../trouble/slowRequests.ts';
import type { gateway } from './gateway.ts';
import { RequestFailure } from './request.ts';

/** How a call is made. */
export interface AskOptions {
  /** Ends the call when the answer is no longer wanted. */
  signal?: AbortSignal;
  /** The site asks by itself: no loading bar. */
  quiet?: boolean;
  /** Somebody waits for the answer, and hears when it is late; so it is for all calls but quiet ones unless this says otherwise. */
  awaited?: boolean;
  /** The page may be gone before the answer comes: the call is sent all the same. */
  keepalive?: boolean;
}

/**
 * Fetches the contract and its clients. They come apart from the pages, which show themselves first; a page that asks
 * at once may call this while its own code is still on its way.
 */
export async function loadGateway(): Promise<typeof gateway> {
  return (await import('./gateway.ts')).gateway;
}

/**
 * Calls the endpoint that `choose` picks from the contract and returns its reply; throws a {@link RequestFailure} when
 * there is none.
 */
export async function ask<Request, Reply, Failure>(
  choose: (contract: typeof gateway.contract) => Endpoint<Request, Reply, Failure>,
  body: Request,
  options: AskOptions = {},
): Promise<Reply> {
  return await inSight(options, async (signal) => {
    const { contract, ...clients } = await loadGateway().catch(() => {
      throw unreachable();
    });
    const client = options.quiet ? clients.quiet : clients.loud;
    const result = await client.call(choose(contract), body, signal ? { signal } : {});
    if (result.success) return result.data;
    throw new RequestFailure<Failure>(result);
  });
}

/** Has a call made, watched where somebody waits for it. */
export function inSight<Outcome>(
  { signal, quiet = false, awaited = !quiet }: AskOptions,
  call: (signal: AbortSignal | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  return awaited ? watched('answer', call, signal) : call(signal);
}

/** The failure of a call for which not even the code could be fetched. */
export function unreachable(): RequestFailure {
  const kind = lostConnection(globalThis.navigator?.onLine);
  return new RequestFailure({
    success: false,
    data: null,
    kind,
    status: null,
    code: null,
    message: kind === 'offline' ? messages.empty.offline : messages.request.offline,
    needsLogin: false,
  });
}
