/** Where the portal begins. */
export const homeAddress = '/home';

/**
 * The canonical address of a page, without the origin: its path, and the page number of a list. Other query parameters make no
 * other page.
 */
export function ownAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/\/+$/, '') || homeAddress;
  const [, page = '1'] = /[?&]page=([^&]*)/.exec(search) ?? [];
  return page === '1' ? path : `${path}?page=${page}`;
}
