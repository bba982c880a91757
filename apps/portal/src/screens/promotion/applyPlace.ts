import { accountSiteAddress, prefixLink, type Visitor } from '@lima-id/domain';
import type { Brand } from '../../brand/brandSchema.ts';
import { consolePagesOf } from '../../shared/console/consolePages.ts';

/** Where the link that applies for a prefix leads. */
export interface ApplyPlace {
  href: string;
  /** It leaves the site. */
  external: boolean;
}

function accountPlace({ address, subCode, subName }: NonNullable<Brand['accountSite']>, backUrl: string): ApplyPlace {
  return { href: accountSiteAddress(address, { type: 'login', backUrl, subCode, subName }), external: true };
}

/**
 * Where a visitor applies for a prefix, by the rule of `prefixLink`. Without a site that keeps accounts, those who have one already are
 * led where the header leads them: to the console, or to what stands in for it. The account site leads back to `backUrl`.
 */
export function applyPlace(
  visitor: Visitor,
  { accountSite, links }: Pick<Brand, 'accountSite' | 'links'>,
  backUrl: string,
): ApplyPlace {
  switch (prefixLink(visitor)) {
    case 'login':
      return { href: '/login', external: false };
    case 'registration':
      return { href: '/identification', external: false };
    case 'accountSite':
      return accountSite === undefined ? consolePagesOf(links).home : accountPlace(accountSite, backUrl);
  }
}
