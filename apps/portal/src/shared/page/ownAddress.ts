/** Where the portal begins. */
export const homeAddress = '/home';

/**
 * The address under which a page is known, without the site's own: its path, and which page of a list it is. Whatever else stands behind
 * `?` makes no other page.
 */
export function ownAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/\/+$/, '') || homeAddress;
  const [, page = '1'] = /[?&]page=([^&]*)/.exec(search) ?? [];
  return page === '1' ? path : `${path}?page=${page}`;
}
