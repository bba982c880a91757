import type { Endpoint, Result } from '@lima-id/api';
import { type AskOptions, inSight, unreachable } from '../api/ask.ts';
import { RequestFailure } from '../api/request.ts';
import type { accountGateway } from './accountGateway.ts';
import { heldAccessToken, nextTokenStep } from './heldToken.ts';
import { loadAccountGateway } from './loadAccountGateway.ts';
import { refreshSession } from './refreshSession.ts';

type Calls = (typeof accountGateway)['calls'];

/** What came of a call that succeeded: its reply, and the number that some say beside it. */
type Answer<Reply> = Extract<Result<Reply>, { success: true }>;

/**
 * Makes a call of the account and returns its answer; throws a {@link RequestFailure} when there is none. A call that needs a login
 * renews the token first when it has expired, and once more when the gateway no longer takes it; when the session is over for
 * good, the failure says `needsLogin`.
 */
export async function askAccountAnswer<Request, Reply, Failure>(
  choose: (calls: Calls) => Endpoint<Request, Reply, Failure>,
  body: Request,
  asked: AskOptions = {},
): Promise<Answer<Reply>> {
  return await inSight(asked, async (signal) => {
    const { calls, ...clients } = await loadAccountGateway().catch(() => {
      throw unreachable();
    });
    const client = asked.quiet ? clients.quiet : clients.loud;
    const endpoint = choose(calls);
    const options = { keepalive: asked.keepalive ?? false, ...(signal && { signal }) };
    if (endpoint.auth !== 'none' && nextTokenStep() === 'refresh') await refreshSession(null);
    const sent = heldAccessToken();
    let result = await client.call(endpoint, body, options);
    if (!result.success && result.needsLogin && endpoint.auth === 'token') {
      const renewed = await refreshSession(sent);
      if (renewed === 'held') result = await client.call(endpoint, body, options);
      if (renewed === 'unreachable') throw unreachable();
    }
    if (result.success) return result;
    throw new RequestFailure<Failure>(result);
  });
}

/** Makes a call of the account, as {@link askAccountAnswer} does, and returns its reply. */
export async function askAccount<Request, Reply, Failure>(
  choose: (calls: Calls) => Endpoint<Request, Reply, Failure>,
  body: Request,
  options: AskOptions = {},
): Promise<Reply> {
  return (await askAccountAnswer(choose, body, options)).data;
}
