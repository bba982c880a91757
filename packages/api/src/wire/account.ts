import { accountMessages, decodePassword, encodePassword } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';

/** A password as people type it, by its rule; base64 of its UTF-8 on the wire, which is an encoding and no protection. */
export function wirePassword(rule: z.ZodMiniType<string, string>) {
  return z.codec(z.string({ error: accountMessages.passwordUnreadable }), rule, {
    decode(encoded, context) {
      const read = decodePassword(encoded);
      if (read.ok) return read.password;
      context.issues.push({ code: 'custom', input: encoded, message: read.message });
      return z.NEVER;
    },
    encode: encodePassword,
  });
}

/** A token and what renews it. Where the refresh token travels as a cookie, it is absent. */
export const tokenInfo = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  /** Seconds that the access token lives. */
  expiresIn: z.number(),
  /** Whether a new one should be asked for before the next call. */
  needRefresh: z.optional(z.boolean()),
});
export type TokenInfo = z.infer<typeof tokenInfo>;

export const wireTokenInfo = renamed(tokenInfo, {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiresIn: 'expires_in',
});

/** The enterprise of a user: who it is, whom to call, its prefix and where the review of it stands. */
export const userCompany = z.object({
  id: z.string(),
  name: z.string(),
  liaison: z.string(),
  liaisonPhone: z.string(),
  /** `88.118.001`; empty before there is one. */
  identifierPrefix: z.string(),
  /** Review status: 0 to 3, -2 when unknown. */
  examineStatus: z.number(),
});
export type UserCompany = z.infer<typeof userCompany>;

export const wireUserCompany = renamed(userCompany, { identifierPrefix: 'indentifierPrefix' });

/** Who is logged in, as far as screens need it. */
export const userInfo = z.object({
  userId: z.string(),
  /** ORDINARY, COMPANY, COMPANY_ADMIN, ADMIN or MANAGER; others may come. */
  type: z.string(),
  username: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Address of the avatar; empty without one. */
  portrait: z.string(),
  companyDetails: z.nullable(userCompany),
});
export type UserInfo = z.infer<typeof userInfo>;

export const wireUserInfo = renamed(userInfo, { mobile: 'phoneNo' }, { companyDetails: z.nullable(wireUserCompany) });
