import type { Client, Endpoint, Result } from '@lima-id/api';
import { currentUser } from '../session/userStore.ts';
import { watched } from '../trouble/slowRequests.ts';
import { loadAccountGateway, loadGateway } from './lateCalls.ts';
import { RequestFailure } from './request.ts';
import { unreachable } from './unreachable.ts';

/** How a call is made. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** A call in the background: no loading bar. */
  quiet?: boolean;
  /** The visitor waits for the response and is notified when it is late; the default for all calls but quiet ones. */
  awaited?: boolean;
  /** The page may be closed before the response: the request is sent all the same. */
  keepalive?: boolean;
}

/** An endpoint, or how to load a lazy one: see `publicCall` and `accountCall`. */
type Called<Request, Reply, Failure> =
  | Endpoint<Request, Reply, Failure>
  | (() => Promise<Endpoint<Request, Reply, Failure>>);

/** The outcome of a call that succeeded: its reply, and the number that some endpoints add to it. */
type Answer<Reply> = Extract<Result<Reply>, { success: true }>;

/** Whether a call carries a token. An optional one does only for a logged-in visitor. */
function takesToken({ auth }: Pick<Endpoint<never, never>, 'auth'>): boolean {
  return auth === 'optional' ? currentUser() !== null : auth !== 'none';
}

async function prepare<Request, Reply, Failure>(called: Called<Request, Reply, Failure>, quiet: boolean) {
  const endpoint = typeof called === 'function' ? await called() : called;
  const clients = await (takesToken(endpoint) ? loadAccountGateway() : loadGateway());
  const client: Client = quiet ? clients.quiet : clients.loud;
  return { endpoint, client };
}

/** As {@link call}, but returns the response with everything that came with the reply. */
export async function callForAnswer<Request, Reply, Failure>(
  called: Called<Request, Reply, Failure>,
  body: NoInfer<Request>,
  options: CallOptions = {},
): Promise<Answer<Reply>> {
  const { quiet = false, awaited = !quiet, keepalive = false } = options;
  const make = async (signal?: AbortSignal) => {
    const { endpoint, client } = await prepare(called, quiet).catch(() => {
      throw new RequestFailure(unreachable());
    });
    const result = await client.call(endpoint, body, { keepalive, ...(signal && { signal }) });
    if (result.success) return result;
    throw new RequestFailure<Failure>(result);
  };
  return await (awaited ? watched('answer', make, options.signal) : make(options.signal));
}

/**
 * Calls an endpoint of the contract and returns its reply; throws a {@link RequestFailure} without one. The endpoint's `auth`
 * decides whether the visitor's token is sent. An expired token is refreshed first, and a refused one once more; when the session
 * has expired, the failure has `needsLogin`.
 */
export async function call<Request, Reply, Failure>(
  called: Called<Request, Reply, Failure>,
  body: NoInfer<Request>,
  options: CallOptions = {},
): Promise<Reply> {
  return (await callForAnswer(called, body, options)).data;
}
