import { ownPath, readsAsWritten } from '@lima-id/domain';

/** Stands for the portal's own origin where its address is not known. */
const somewhere = 'http://portal.invalid';

/**
 * The page of the portal to which a payer comes back, as its address within the site, resolved; empty for none. Null for every other
 * site: a payment is no way to lead people there.
 */
export function ownPage(address: string, publicUrl: string): string | null {
  if (address === '') return '';
  const base = publicUrl === '' ? somewhere : publicUrl;
  const url = URL.parse(address, base);
  if (url === null || url.origin !== new URL(base).origin) return null;
  if (url.username !== '' || url.password !== '' || !readsAsWritten(address)) return null;
  return ownPath(`${url.pathname}${url.search}${url.hash}`);
}
