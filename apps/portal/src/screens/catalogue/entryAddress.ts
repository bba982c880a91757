/** The page of an entry. */
export function entryAddress(id: number): string {
  return `/application/${id}`;
}
