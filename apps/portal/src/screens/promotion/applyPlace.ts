import { accountSiteAddress, prefixLink, type Visitor } from '@lima-id/domain';
import type { Brand } from '../../brand/brandSchema.ts';
import { consolePagesOf } from '../../shared/console/consolePages.ts';
import type { PrefixStanding } from '../../shared/session/prefixStanding.ts';
import { texts } from './texts.ts';

/** The target of the link that applies for a prefix, and its label by reader. */
export interface ApplyPlace {
  href: string;
  /** It leaves the site. */
  external: boolean;
  label: string;
}

function accountPlace({ address, subCode, subName }: NonNullable<Brand['accountSite']>, backUrl: string): ApplyPlace {
  const href = accountSiteAddress(address, { type: 'login', backUrl, subCode, subName });
  return { href, external: true, label: texts.apply.accountSite };
}

/** The page of an existing prefix: the console, or the registration page without one. */
function heldPlace(links: Brand['links']): ApplyPlace {
  return links.console === undefined
    ? { href: '/identification', external: false, label: texts.apply.held }
    : { ...consolePagesOf(links).home, label: texts.apply.console };
}

/**
 * Where a visitor applies for a prefix, by the rule of `prefixLink`, or continues with an existing one. Without an account site,
 * those who have a prefix are led to it. The account site leads back to `backUrl`.
 */
export function applyPlace(
  visitor: Visitor,
  standing: PrefixStanding,
  { accountSite, links }: Pick<Brand, 'accountSite' | 'links'>,
  backUrl: string,
): ApplyPlace {
  switch (prefixLink(visitor)) {
    case 'login':
      return { href: '/login', external: false, label: texts.apply.none };
    case 'registration':
      return { href: '/identification', external: false, label: texts.apply[standing] };
    case 'accountSite':
      return accountSite === undefined ? heldPlace(links) : accountPlace(accountSite, backUrl);
  }
}
