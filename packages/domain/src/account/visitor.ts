/** What decides which actions the site offers a visitor. */
export interface Visitor {
  /** True when user information is stored. */
  loggedIn: boolean;
  /** The user's type in the API; null or empty when it is not set. */
  type: string | null;
  /** Whether the user's enterprise has an identifier prefix. */
  hasPrefix: boolean;
}

/** What the header offers next to the user's name: the console, the registration of a prefix, or neither. */
export type HeaderOffer = 'console' | 'prefix' | 'none';

/**
 * What the header offers a user that is logged in, by type: first without a prefix, then with one. `unset` is a type that
 * is missing, `other` one that is not named here. Source: docs/rules/account.md.
 */
export const headerOffers = {
  unset: ['prefix', 'console'],
  ORDINARY: ['prefix', 'console'],
  COMPANY: ['console', 'console'],
  COMPANY_ADMIN: ['console', 'console'],
  ADMIN: ['prefix', 'prefix'],
  MANAGER: ['prefix', 'prefix'],
  other: ['console', 'console'],
} as const satisfies Record<string, readonly [HeaderOffer, HeaderOffer]>;

/** A user's type, as far as rules distinguish types. */
export type UserType = keyof typeof headerOffers;

function isNamed(type: string): type is UserType {
  return type !== 'unset' && Object.keys(headerOffers).includes(type);
}

/** The type that rules use for a type of the API. */
export function userTypeOf(type: string | null): UserType {
  if (type === null || type === '') return 'unset';
  return isNamed(type) ? type : 'other';
}

/** What the header offers a visitor; nothing to one who is logged out. Source: docs/rules/account.md. */
export function headerOffer({ loggedIn, type, hasPrefix }: Visitor): HeaderOffer {
  return loggedIn ? headerOffers[userTypeOf(type)][hasPrefix ? 1 : 0] : 'none';
}

/**
 * Where the link to apply for a prefix leads on the promotion page of identifiers: the login page, the account site (users of a set type
 * other than ORDINARY that have a prefix), or prefix registration at /identification. Source: docs/rules/account.md.
 */
export function prefixLink({ loggedIn, type, hasPrefix }: Visitor): 'login' | 'accountSite' | 'registration' {
  if (!loggedIn) return 'login';
  const kind = userTypeOf(type);
  return hasPrefix && kind !== 'unset' && kind !== 'ORDINARY' ? 'accountSite' : 'registration';
}
