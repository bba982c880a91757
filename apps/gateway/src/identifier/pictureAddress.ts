import { isSitePicture, productPictureHash } from '@lima-id/domain';

/**
 * The path, with query and fragment, of an address of this site's host, whatever its case, port and user; any other address as it is. `site` is an
 * address of this site; without a host in it none is known.
 */
export function ownPathOf(address: string, site: string): string {
  const url = URL.parse(address);
  const host = URL.parse(site)?.hostname;
  return url !== null && url.hostname === host ? `${url.pathname}${url.search}${url.hash}` : address;
}

/**
 * The path of a stored picture. Null for a path of this site where no pictures are, since a browser would make a call of the gateway with the
 * visitor's cookies, and for an address of another site, from which pages show no pictures. `site` is an address of this site.
 */
export function shownPicture(address: string, site: string): string | null {
  const path = ownPathOf(address, site);
  return isSitePicture(path) || productPictureHash(path) !== null ? path : null;
}
