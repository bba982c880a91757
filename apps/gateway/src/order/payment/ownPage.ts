import { isUnambiguousAddress, ownPath } from '@lima-id/domain';

/** Placeholder for the portal's own origin when its URL is unknown. */
const somewhere = 'http://portal.invalid';

/** Resolves the payer's return URL within the portal; empty for none. Null for other sites, to prevent open redirects. */
export function ownPage(address: string, publicUrl: string): string | null {
  if (address === '') return '';
  const base = publicUrl === '' ? somewhere : publicUrl;
  const url = URL.parse(address, base);
  if (url === null || url.origin !== new URL(base).origin) return null;
  if (url.username !== '' || url.password !== '' || !isUnambiguousAddress(address)) return null;
  return ownPath(`${url.pathname}${url.search}${url.hash}`);
}
