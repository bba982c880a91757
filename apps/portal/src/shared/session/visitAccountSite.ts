import { type AccountVisit, accountSiteAddress } from '@lima-id/domain';
import type { Brand } from '../../brand/brandSchema.ts';

/** Redirects to the account site, which leads back to this page. */
export function visitAccountSite(site: NonNullable<Brand['accountSite']>, type: AccountVisit['type']): void {
  const { address, subCode, subName } = site;
  window.location.assign(accountSiteAddress(address, { type, backUrl: window.location.href, subCode, subName }));
}
