import { accountLimitReason, plainLine } from '@lima-id/domain';
import * as z from 'zod/mini';
import { userCompany, userInfo } from '../wire/account.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/account';

const ofAdministrators = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

const accountQuery = z.object({
  /** Its user name or mobile number. */
  name: z.string().check(z.overwrite(plainLine), z.maxLength(64)),
});
export type AccountQuery = z.infer<typeof accountQuery>;

const accountLimit = z.object({
  reason: z.string(),
  /** User name of the administrator who limited it. */
  by: z.string(),
  /** Since when, milliseconds since 1970 UTC. */
  at: z.number(),
});
/** Why an account cannot log in, who limited it, and since when. */
export type AccountLimit = z.infer<typeof accountLimit>;

const foundAccount = z.object({
  userId: userInfo.shape.userId,
  username: userInfo.shape.username,
  /** Masked. */
  mobile: z.string(),
  type: userInfo.shape.type,
  /** The prefix of its enterprise; empty without one. */
  identifierPrefix: userCompany.shape.identifierPrefix,
  /** Null while it is not limited. */
  limit: z.nullable(accountLimit),
});
export type FoundAccount = z.infer<typeof foundAccount>;

/** Finds an account by its user name or mobile number. */
export const findAccount: Endpoint<AccountQuery, FoundAccount> = {
  ...ofAdministrators,
  name: 'findAccount',
  path: `${folder}/find`,
  request: accountQuery,
  reply: renamed(foundAccount, { mobile: 'phoneNo', identifierPrefix: 'indentifierPrefix' }),
  refusals: [404],
};

const byUserId = z.object({ userId: z.string().check(z.maxLength(64)) });
/** Names an account by its id. */
export type AccountById = z.infer<typeof byUserId>;

const limiting = z.object({ ...byUserId.shape, reason: accountLimitReason });
export type AccountLimiting = z.infer<typeof limiting>;

const limited = z.object({
  /** The approved prefix that no other account can manage meanwhile; empty when there is none. */
  identifierPrefix: userCompany.shape.identifierPrefix,
});
export type LimitedAccount = z.infer<typeof limited>;

/**
 * Limits an account, with a reason that its user reads at the login: its sessions end, and it cannot log in until it is restored. All that it
 * has stays. Refused for the caller's own account, and for one that is limited for another reason. Safe to repeat.
 */
export const limitAccount: Endpoint<AccountLimiting, LimitedAccount> = {
  ...ofAdministrators,
  name: 'limitAccount',
  path: `${folder}/limit`,
  request: limiting,
  reply: renamed(limited, { identifierPrefix: 'indentifierPrefix' }),
  refusals: [404, 409],
};

const restoring = z.object({
  ...byUserId.shape,
  /** Of the limit to lift, as `findAccount` gives it. */
  at: accountLimit.shape.at,
});
export type AccountRestoring = z.infer<typeof restoring>;

/**
 * Lifts the limit of an account that was read, so that it can log in again. Refused when the account has been limited again since. Safe to repeat;
 * an account that is not limited stays as it is.
 */
export const restoreAccount: Endpoint<AccountRestoring, null> = {
  ...ofAdministrators,
  name: 'restoreAccount',
  path: `${folder}/restore`,
  request: restoring,
  reply: z.null(),
  refusals: [404, 409],
};

/**
 * Closes an account for good: its sessions end, and its name, number, address, password, avatar and draft are erased. Name and number can be
 * registered again. Refused for the caller's own account, for one whose registration is under review, and for the only administrator of an
 * enterprise with an approved prefix. Safe to repeat.
 */
export const closeAccount: Endpoint<AccountById, null> = {
  ...ofAdministrators,
  name: 'closeAccount',
  path: `${folder}/close`,
  request: byUserId,
  reply: z.null(),
  refusals: [404, 409],
};
