import { readQuery } from '@lima-id/domain';
import { homeAddress } from './homeAddress.ts';

/**
 * The canonical address of a page, without the origin: its path, and the page number of a list. Other query parameters make no
 * other page.
 */
export function ownAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/\/+$/, '') || homeAddress;
  const page = readQuery(search).get('page') ?? '1';
  return page === '1' ? path : `${path}?page=${encodeURIComponent(page)}`;
}
