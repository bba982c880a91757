import type { Endpoint } from '@lima-id/api';
import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/refusals.ts';
import type { AccessRule } from './accessRules.ts';
import type { Caller, EnterpriseCaller, Identify, IdentifyEnterprise, TokenRefusal } from './caller.ts';

/** A verdict on one request: who makes it (null for nobody known), or why it is refused. At most one of the two is known. */
export type Authorised =
  | { caller: Caller | null; enterprise: EnterpriseCaller | null }
  | { refusal: { status: number; message: string; code?: TokenRefusal } };

/** What the rules of one endpoint are made of. */
type Guarded = Pick<Endpoint<unknown, unknown>, 'name' | 'auth' | 'clientCredential'>;

/** How a gateway knows who calls. */
export interface Identities {
  identify: Identify;
  identifyEnterprise: IdentifyEnterprise;
  /** Name and word of the client that may ask for tokens, with a colon between. */
  clientCredential: string;
}

/** Which rules fit what the contract asks of the caller. */
function fits(rule: AccessRule, auth: Guarded['auth']): boolean {
  if (rule === 'everybody') return auth === 'none' || auth === 'optional';
  return auth === (rule === 'enterprises' ? 'enterprise' : 'token');
}

/** What is said to whom a token does not name. */
function tokenRefusal(rule: AccessRule | undefined, code: TokenRefusal) {
  const { loginNeeded, enterpriseTokenNeeded } = refusals;
  if (rule !== 'enterprises') return loginNeeded[code];
  return code === 40106 ? enterpriseTokenNeeded.missing : enterpriseTokenNeeded.unknown;
}

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
 * everybody asks for no token, what is for enterprises asks for theirs, and the other way round.
 */
export function createGuard(
  endpoint: Guarded,
  rule: AccessRule | undefined,
): (request: FastifyRequest, identities: Identities) => Promise<Authorised> | Authorised {
  if (rule === undefined) throw new Error(`Nothing says who may call the endpoint ${endpoint.name}.`);
  if (!fits(rule, endpoint.auth)) {
    throw new Error(`The contract and the access rule of the endpoint ${endpoint.name} contradict each other.`);
  }
  const nobody: Authorised = { caller: null, enterprise: null };

  async function ask(token: string, { identify, identifyEnterprise }: Identities): Promise<Authorised> {
    if (rule === 'enterprises' && token !== '') {
      const enterprise = await identifyEnterprise(token);
      if (enterprise !== null) return { caller: null, enterprise };
    }
    const found = token === '' ? 40106 : await identify(token);
    if (rule === 'everybody') return typeof found === 'number' ? nobody : { caller: found, enterprise: null };
    if (typeof found === 'number') return { refusal: { ...tokenRefusal(rule, found), code: found } };
    if (rule !== 'enterprises' && rule?.includes(found.role)) return { caller: found, enterprise: null };
    return { refusal: refusals.forbidden };
  }

  return (request, identities) => {
    if (endpoint.clientCredential && !namesClient(request, identities.clientCredential))
      return { refusal: refusals.clientUnknown };
    return endpoint.auth === 'none' ? nobody : ask(readToken(request), identities);
  };
}
