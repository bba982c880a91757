/** The page in an address; the first one when it is missing or invalid. */
export function askedPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The last page of a list; an empty one has one page too. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
