import { accountSiteAddress, prefixLink, type Visitor } from '@lima-id/domain';
import type { Brand } from '../../brand/brandSchema.ts';
import { personalAddresses } from '../../shared/personal/personalAddresses.ts';
import type { PrefixStanding } from '../../shared/session/prefixStanding.ts';
import { registrationAddress } from '../../shared/session/usePrefixVisit.ts';
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

/**
 * Where a visitor applies for a prefix, by the rule of `prefixLink`, or continues with an existing one. Without an account site the settings
 * take its place. The account site leads back to `backUrl`.
 */
export function applyPlace(
  visitor: Visitor,
  standing: PrefixStanding,
  { accountSite }: Pick<Brand, 'accountSite'>,
  backUrl: string,
): ApplyPlace {
  switch (prefixLink(visitor)) {
    case 'login':
      return { href: '/login', external: false, label: texts.apply.none };
    case 'registration':
      return { href: registrationAddress, external: false, label: texts.apply[standing] };
    case 'accountSite':
      return accountSite === undefined
        ? { href: personalAddresses.profile, external: false, label: texts.apply.held }
        : accountPlace(accountSite, backUrl);
  }
}
