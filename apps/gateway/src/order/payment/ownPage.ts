/** Stands for the portal's own origin where its address is not known. */
const somewhere = 'http://portal.invalid';

/**
 * The page of the portal to which a payer comes back, as its address within the site; empty for none. Null for every other site: a
 * payment is no way to lead people there.
 */
export function ownPage(address: string, publicUrl: string): string | null {
  if (address === '') return '';
  const base = publicUrl === '' ? somewhere : publicUrl;
  const url = URL.parse(address, base);
  if (url === null || url.origin !== new URL(base).origin || url.username !== '') return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
