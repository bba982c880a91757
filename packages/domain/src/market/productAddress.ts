/** The page of an app. */
export function productAddress(id: string): string {
  return `/application/list/detail/${encodeURIComponent(id)}`;
}
