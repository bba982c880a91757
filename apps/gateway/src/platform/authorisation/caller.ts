import { type UserRole, userRoles } from '@lima-id/api/documents';
import type { TokenRefusal } from '@lima-id/domain';

export { type UserRole, userRoles };

/** Roles with access to all enterprises. */
export const administrators: ReadonlySet<UserRole> = new Set(['ADMIN', 'MANAGER']);

/** The caller, from the access token. */
export interface Caller {
  accountId: string;
  role: UserRole;
  sessionId: string;
  /** Prefix of the caller's enterprise; null without one. */
  companyPrefix: string | null;
}

/** Identifies the holder of an access token. */
export type Identify = (accessToken: string) => Promise<Caller | TokenRefusal>;

/** An enterprise's own systems, from their token: no user, and no role. */
export interface EnterpriseCaller {
  /** `88.118.001` */
  enterprisePrefix: string;
  /** The token that it has. */
  tokenId: number;
}

/** Identifies the enterprise of an enterprise token; null for an unknown or revoked one. */
export type IdentifyEnterprise = (enterpriseToken: string) => Promise<EnterpriseCaller | null>;

/** For gateways without enterprise tokens. */
export const identifyNoEnterprise: IdentifyEnterprise = async () => null;

/** For gateways without accounts. */
export const identifyNobody: Identify = async () => 'unknown';
