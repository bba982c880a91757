import * as z from 'zod/mini';
import { adaptCompany, type UserCompany, userCompany, wireUserCompany } from '../wire/account.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

/** The enterprise of the logged-in person; null without one. */
const company = z.nullable(wireUserCompany);

const prefixOnly = z.object({ identifierPrefix: userCompany.shape.identifierPrefix });
/** The prefix of an enterprise, empty until it has one. */
export type CurrentPrefix = z.infer<typeof prefixOnly>;

/** The prefix of the caller's enterprise. */
export const readCurrentPrefix: Endpoint<void, CurrentPrefix> = {
  name: 'readCurrentPrefix',
  method: 'POST',
  path: '/platform-operate-service/openapi/loginuser/getcurrentcompanyprefix',
  auth: 'token',
  encoding: 'none',
  request: z.void(),
  reply: renamed(prefixOnly, { identifierPrefix: 'indentifierPrefix' }),
  failure: z.null(),
};

/** The caller's enterprise, null for callers without one and for callers who are not logged in. */
export const readCurrentCompany: Endpoint<void, UserCompany | null> = {
  name: 'readCurrentCompany',
  method: 'GET',
  path: '/platform-console-service/company/prefix/current/company',
  auth: 'optional',
  encoding: 'none',
  request: z.void(),
  reply: company,
  adaptReply: adaptCompany,
  failure: z.null(),
};

/** The caller's enterprise that orders are placed for; null without one. */
export const findCurrentCompany: Endpoint<void, UserCompany | null> = {
  name: 'findCurrentCompany',
  method: 'GET',
  path: '/platform-operate-service/identifier/manager/company/find/by/currentuser',
  auth: 'token',
  encoding: 'none',
  request: z.void(),
  reply: company,
  adaptReply: adaptCompany,
  failure: z.null(),
};

const companyQuery = z.object({ id: z.string() });

/** One enterprise by its id: the caller's own, or any for reviewers. */
export const readCompany: Endpoint<z.infer<typeof companyQuery>, UserCompany> = {
  name: 'readCompany',
  method: 'GET',
  path: '/platform-operate-service/identifier/manager/company/details/bycompanyinfoid/{id}',
  auth: 'token',
  encoding: 'query',
  request: companyQuery,
  reply: wireUserCompany,
  adaptReply: adaptCompany,
  failure: z.null(),
  refusals: [404],
};
