/** Where the whole catalogue stands. */
export const catalogueId = 'catalogue';
export const catalogueAddress = `/solution#${catalogueId}`;

/** The page of an entry. */
export function entryAddress(id: number): string {
  return `/application/${id}`;
}
