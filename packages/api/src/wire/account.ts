import { accountMessages, decodePassword, encodePassword, reviewStatus } from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing } from './completing.ts';
import { renamed } from './rename.ts';
import { wireExamineStatus } from './reviewStatus.ts';

/** A password as typed, by its rule; base64 of its UTF-8 on the wire, which is an encoding and no protection. */
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

/** An access token and its refresh token. The latter is absent where it is sent as a cookie. */
export const tokenInfo = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  /** Lifetime of the access token in seconds. */
  expiresIn: z.number(),
  /** Whether to refresh it before the next call. */
  needRefresh: z.optional(z.boolean()),
});
export type TokenInfo = z.infer<typeof tokenInfo>;

export const wireTokenInfo = renamed(tokenInfo, {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiresIn: 'expires_in',
});

/** The enterprise of a user: its name, its contact, its prefix, its area and the status of its review. */
export const userCompany = z.object({
  id: z.string(),
  name: z.string(),
  liaison: z.string(),
  liaisonPhone: z.string(),
  /** `88.118.001`; empty until it has one. */
  identifierPrefix: z.string(),
  /** The code of the area where it is registered, of the lowest level that is known, as `371422`; empty when none is. Source: GB/T 2260. */
  areaCode: z.string(),
  /** The review status of its prefix. */
  examineStatus: reviewStatus,
});
export type UserCompany = z.infer<typeof userCompany>;

export const wireUserCompany = renamed(
  userCompany,
  { identifierPrefix: 'indentifierPrefix' },
  { examineStatus: wireExamineStatus },
);

/** The logged-in user, as far as screens need it. */
export const userInfo = z.object({
  userId: z.string(),
  /** ORDINARY, COMPANY, COMPANY_ADMIN, ADMIN or MANAGER; others may be added. */
  type: z.string(),
  username: z.string(),
  /** Empty in the profile of another gateway that has none. */
  mobile: z.string(),
  email: z.string(),
  /** URL of the avatar; empty without one. */
  portrait: z.string(),
  companyDetails: z.nullable(userCompany),
});
export type UserInfo = z.infer<typeof userInfo>;

export const wireUserInfo = renamed(userInfo, { mobile: 'phoneNo' }, { companyDetails: z.nullable(wireUserCompany) });

/** Completes another gateway's enterprise, which may have no more than the status of its review; null when it is missing. */
export const adaptCompany = completing({
  id: '',
  name: '',
  liaison: '',
  liaisonPhone: '',
  indentifierPrefix: '',
  areaCode: '',
});

/**
 * Completes another gateway's user. Others may name `phoneNo` and `username` `mobile` and `account` or `userName`, and leave out e-mail
 * address, avatar and enterprise. Without a mobile number the user is refused, unless there is a substitute.
 */
function adaptUser(sent: unknown, noMobile?: ''): unknown {
  const { mobile, account, userName }: Record<string, unknown> = Object(sent);
  return completing(
    { phoneNo: mobile ?? noMobile, username: account ?? userName, email: '', portrait: '' },
    { companyDetails: adaptCompany },
  )(sent);
}

/** Adapts another gateway's reply to a login. */
export const adaptLogin = completing({}, { userInfo: (sent) => adaptUser(sent) });

/** Adapts another gateway's profile, which may have no mobile number. */
export const adaptProfile = completing({}, { basicInfo: (sent) => adaptUser(sent, '') });
