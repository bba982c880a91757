import { plainLine } from '@lima-id/domain';
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

const foundAccount = z.object({
  userId: userInfo.shape.userId,
  username: userInfo.shape.username,
  /** Masked. */
  mobile: z.string(),
  type: userInfo.shape.type,
  /** The prefix of its enterprise; empty without one. */
  identifierPrefix: userCompany.shape.identifierPrefix,
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

const accountClosing = z.object({ userId: z.string().check(z.maxLength(64)) });
export type AccountClosing = z.infer<typeof accountClosing>;

/**
 * Closes an account for good: its sessions end, and its name, number, address, password, avatar and draft are erased. Name and number can be
 * registered again. Refused for the caller's own account, for one whose registration is under review, and for the only administrator of an
 * enterprise with an approved prefix. Safe to repeat.
 */
export const closeAccount: Endpoint<AccountClosing, null> = {
  ...ofAdministrators,
  name: 'closeAccount',
  path: `${folder}/close`,
  request: accountClosing,
  reply: z.null(),
  refusals: [404, 409],
};
