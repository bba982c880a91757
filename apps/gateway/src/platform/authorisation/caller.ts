/** What a user may be. */
export const userRoles = ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'] as const;
export type UserRole = (typeof userRoles)[number];

/** Those who see to all enterprises. */
export const administrators: ReadonlySet<UserRole> = new Set(['ADMIN', 'MANAGER']);

/** Who makes a call, as its access token tells. */
export interface Caller {
  accountId: string;
  role: UserRole;
  sessionId: string;
  /** Prefix of the caller's enterprise; null without one. */
  companyPrefix: string | null;
}

/**
 * Why a token names nobody, as the code that travels: there is none (40106), it has expired (40107), it was never given (40108),
 * or its session has ended (40112).
 */
export type TokenRefusal = 40106 | 40107 | 40108 | 40112;

/** Tells who holds an access token. */
export type Identify = (accessToken: string) => Promise<Caller | TokenRefusal>;

/** An enterprise's own systems, as their token tells: no user, and no role. */
export interface EnterpriseCaller {
  /** `88.118.001` */
  enterprisePrefix: string;
}

/** Tells which enterprise an enterprise token was given to; null for a token that was not, or is good no more. */
export type IdentifyEnterprise = (enterpriseToken: string) => Promise<EnterpriseCaller | null>;

/** Knows no enterprise: for gateways without such tokens. */
export const identifyNoEnterprise: IdentifyEnterprise = async () => null;

/** Knows nobody: for gateways without accounts. */
export const identifyNobody: Identify = async () => 40108;
