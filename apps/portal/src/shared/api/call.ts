import type { Client, Endpoint, Result } from '@lima-id/api';
import { currentUser } from '../session/userStore.ts';
import { watched } from '../trouble/slowRequests.ts';
import { loadAccountGateway, loadGateway } from './lateCalls.ts';
import { RequestFailure } from './request.ts';
import { unreachable } from './unreachable.ts';

/** How a call is made. */
export interface CallOptions {
  /** Ends the call when the answer is no longer wanted. */
  signal?: AbortSignal;
  /** A call in the background: no loading bar. */
  quiet?: boolean;
  /** Somebody waits for the answer and is notified when it is late; by default so for all calls but quiet ones. */
  awaited?: boolean;
  /** The page may be closed before the answer arrives: the call is sent all the same. */
  keepalive?: boolean;
}

/** An endpoint, or how to fetch one that comes after the page: see `publicCall` and `accountCall`. */
type Called<Request, Reply, Failure> =
  | Endpoint<Request, Reply, Failure>
  | (() => Promise<Endpoint<Request, Reply, Failure>>);

/** The outcome of a call that succeeded: its reply, and the number that some endpoints add to it. */
type Answer<Reply> = Extract<Result<Reply>, { success: true }>;

/** Whether a call carries a token. Where it is optional, only a visitor who is logged in has one. */
function takesToken({ auth }: Pick<Endpoint<never, never>, 'auth'>): boolean {
  return auth === 'optional' ? currentUser() !== null : auth !== 'none';
}

async function prepare<Request, Reply, Failure>(called: Called<Request, Reply, Failure>, quiet: boolean) {
  const endpoint = typeof called === 'function' ? await called() : called;
  const clients = await (takesToken(endpoint) ? loadAccountGateway() : loadGateway());
  const client: Client = quiet ? clients.quiet : clients.loud;
  return { endpoint, client };
}

/** Makes a call as {@link call} does, and returns its answer with everything that came with the reply. */
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
 * Calls an endpoint of the contract and returns its reply; throws a {@link RequestFailure} when there is none. The endpoint's
 * `auth` decides whether the visitor's token travels. A token that has expired is renewed first, and a refused one once more; when the
 * session is over for good, the failure says `needsLogin`.
 */
export async function call<Request, Reply, Failure>(
  called: Called<Request, Reply, Failure>,
  body: NoInfer<Request>,
  options: CallOptions = {},
): Promise<Reply> {
  return (await callForAnswer(called, body, options)).data;
}
