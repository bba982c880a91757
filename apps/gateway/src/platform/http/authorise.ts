import type { Endpoint } from '@lima-id/api';
import { type AccessRule, admitsEnterprises } from '@lima-id/api/documents';
import { type TokenRefusal, tokenRefusalCodes } from '@lima-id/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller, EnterpriseCaller, Identify, IdentifyEnterprise } from '../authorisation/caller.ts';
import { refusals } from './refusals.ts';

/** Authorisation of one request: the caller (null when anonymous), or the refusal. At most one of the two is set. */
export type Authorised =
  | { caller: Caller | null; enterprise: EnterpriseCaller | null }
  | { refusal: { status: number; message: string; code?: number } };

/** Parameters of an endpoint's authorisation. */
type Guarded = Pick<Endpoint<unknown, unknown>, 'name' | 'auth' | 'clientCredential'>;

/** How a gateway identifies callers. */
export interface Identities {
  identify: Identify;
  identifyEnterprise: IdentifyEnterprise;
  /** Id and secret of the client that may request tokens, separated by a colon. */
  clientCredential: string;
}

/** Rules that are compatible with the contract's authentication. */
function fits(rule: AccessRule, auth: Guarded['auth']): boolean {
  if (rule === 'everybody') return auth === 'none' || auth === 'optional';
  if (rule === 'enterprises') return auth === 'enterprise';
  return auth === (admitsEnterprises(rule) ? 'registrar' : 'token');
}

/** Messages for an invalid token. */
function tokenRefusal(rule: AccessRule | undefined, reason: TokenRefusal) {
  const { loginNeeded, enterpriseTokenNeeded, anyTokenNeeded } = refusals;
  if (!admitsEnterprises(rule)) return loginNeeded[reason];
  if (rule !== 'enterprises') return { ...loginNeeded, ...anyTokenNeeded }[reason];
  return reason === 'missing' ? enterpriseTokenNeeded.missing : enterpriseTokenNeeded.unknown;
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
 * Creates the authorisation guard of an endpoint. Throws for an endpoint without a rule, or with one that contradicts its contract: public
 * calls require no token, calls of enterprises require theirs, and vice versa.
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
    if (admitsEnterprises(rule) && token !== '') {
      const enterprise = await identifyEnterprise(token);
      if (enterprise !== null) return { caller: null, enterprise };
    }
    const found = token === '' ? 'missing' : await identify(token);
    if (rule === 'everybody') return typeof found === 'string' ? nobody : { caller: found, enterprise: null };
    if (typeof found === 'string') return { refusal: { ...tokenRefusal(rule, found), code: tokenRefusalCodes[found] } };
    if (rule !== 'enterprises' && rule?.includes(found.role)) return { caller: found, enterprise: null };
    return { refusal: refusals.forbidden };
  }

  return (request, identities) => {
    if (endpoint.clientCredential && !namesClient(request, identities.clientCredential))
      return { refusal: refusals.clientUnknown };
    return endpoint.auth === 'none' ? nobody : ask(readToken(request), identities);
  };
}
