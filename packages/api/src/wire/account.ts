import { accountMessages, decodePassword, encodePassword, reviewStatus } from '@lima-id/domain';
import * as z from 'zod/mini';
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
  mobile: z.string(),
  email: z.string(),
  /** URL of the avatar; empty without one. */
  portrait: z.string(),
  companyDetails: z.nullable(userCompany),
});
export type UserInfo = z.infer<typeof userInfo>;

export const wireUserInfo = renamed(userInfo, { mobile: 'phoneNo' }, { companyDetails: z.nullable(wireUserCompany) });

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The sent fields, with a substitute for each that is missing or null. */
function completed(sent: Fields, substitutes: Fields): Fields {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null);
  return { ...substitutes, ...Object.fromEntries(given) };
}

/** Makes another gateway's enterprise like that of ours, as {@link adaptUserIn} does; null when it is missing. */
export function adaptCompany(sent: unknown): unknown {
  if (!isFields(sent)) return sent ?? null;
  return completed(sent, { id: '', name: '', liaison: '', liaisonPhone: '', indentifierPrefix: '', areaCode: '' });
}

function adaptUser(sent: unknown): unknown {
  if (!isFields(sent)) return sent;
  const { mobile, account, companyDetails } = sent;
  const user = completed(sent, { phoneNo: mobile, username: account, email: '', portrait: '' });
  return { ...user, companyDetails: adaptCompany(companyDetails) };
}

/**
 * Makes the user in a field of another gateway's reply like that of ours. Others may name `phoneNo` and `username` `mobile` and `account`,
 * and leave out e-mail address, avatar and enterprise, or of the enterprise all but the status of its review. Defaults in `wireUserInfo`
 * would make these fields optional in the document of our gateway, which always sends them.
 */
export function adaptUserIn(field: 'basicInfo' | 'userInfo') {
  return (data: unknown): unknown => (isFields(data) ? { ...data, [field]: adaptUser(data[field]) } : data);
}
