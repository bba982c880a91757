import { enterpriseTokenName as name } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const tokenIssue = z.object({ prefix, name });
export type EnterpriseTokenIssue = z.infer<typeof tokenIssue>;

const tokenWithdrawal = z.object({ prefix, id: z.string().check(z.maxLength(32)) });
export type EnterpriseTokenWithdrawal = z.infer<typeof tokenWithdrawal>;

const tokenQuery = z.object({ prefix });
export type EnterpriseTokenQuery = z.infer<typeof tokenQuery>;

/** A token of an enterprise's own systems, as its enterprise sees it. Times are `YYYY-MM-DD HH:mm`, China time. */
const enterpriseToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last characters, by which tokens are distinguished. */
  tail: z.string(),
  createTime: z.string(),
  /** Empty while it is valid. */
  withdrawTime: z.string(),
});
export type EnterpriseToken = z.infer<typeof enterpriseToken>;

/** A newly issued token: the only time that it is shown. */
const issuedToken = z.object({ ...enterpriseToken.shape, token: z.string() });
export type IssuedEnterpriseToken = z.infer<typeof issuedToken>;

const folder = '/platform-console-service/identifier/manager/token';

const shared = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Issues a token for the enterprise's own systems to report production events. */
export const issueEnterpriseToken: Endpoint<EnterpriseTokenIssue, IssuedEnterpriseToken> = {
  ...shared,
  name: 'issueEnterpriseToken',
  path: `${folder}/issue`,
  request: tokenIssue,
  reply: issuedToken,
  refusals: [404, 409],
};

/** Lists the tokens of an enterprise, withdrawn ones included, newest first. */
export const listEnterpriseTokens: Endpoint<EnterpriseTokenQuery, EnterpriseToken[]> = {
  ...shared,
  name: 'listEnterpriseTokens',
  path: `${folder}/list`,
  request: tokenQuery,
  reply: z.array(enterpriseToken),
  refusals: [404],
};

/** Withdraws a token, which becomes invalid. Safe to repeat. */
export const withdrawEnterpriseToken: Endpoint<EnterpriseTokenWithdrawal, EnterpriseToken> = {
  ...shared,
  name: 'withdrawEnterpriseToken',
  path: `${folder}/withdraw`,
  request: tokenWithdrawal,
  reply: enterpriseToken,
  refusals: [404],
};
