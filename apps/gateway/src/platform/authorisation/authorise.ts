import type { Endpoint } from '@lima-id/api';
import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/refusals.ts';
import type { AccessRule } from './accessRules.ts';
import type { Caller, Identify, TokenRefusal } from './caller.ts';

/** A verdict on one request: who makes it (null for nobody known), or why it is refused. */
export type Authorised =
  | { caller: Caller | null }
  | { refusal: { status: number; message: string; code?: TokenRefusal } };

/** What the rules of one endpoint are made of. */
type Guarded = Pick<Endpoint<unknown, unknown>, 'name' | 'auth' | 'clientCredential'>;

function readToken(request: FastifyRequest): string {
  const token = request.headers['accesstoken'];
  return typeof token === 'string' ? token : '';
}

function namesClient(request: FastifyRequest, credential: string): boolean {
  const [scheme = '', word = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'basic' && Buffer.from(word, 'base64').toString('utf8') === credential;
}

/**
 * Makes the guard of one endpoint. Throws for an endpoint without a rule, or with one that its contract contradicts: what is open to
 * everybody asks for no token, and the other way round.
 */
export function createGuard(
  endpoint: Guarded,
  rule: AccessRule | undefined,
): (request: FastifyRequest, identify: Identify, clientCredential: string) => Promise<Authorised> | Authorised {
  if (rule === undefined) throw new Error(`Nothing says who may call the endpoint ${endpoint.name}.`);
  if ((rule === 'everybody') === (endpoint.auth === 'token')) {
    throw new Error(`The contract and the access rule of the endpoint ${endpoint.name} contradict each other.`);
  }
  const nobody: Authorised = { caller: null };

  async function ask(request: FastifyRequest, identify: Identify): Promise<Authorised> {
    const token = readToken(request);
    const found = token === '' ? 40106 : await identify(token);
    if (rule === 'everybody') return typeof found === 'number' ? nobody : { caller: found };
    if (typeof found === 'number') return { refusal: { ...refusals.loginNeeded[found], code: found } };
    if (rule?.includes(found.role)) return { caller: found };
    return { refusal: refusals.forbidden };
  }

  return (request, identify, clientCredential) => {
    if (endpoint.clientCredential && !namesClient(request, clientCredential))
      return { refusal: refusals.clientUnknown };
    return endpoint.auth === 'none' ? nobody : ask(request, identify);
  };
}
