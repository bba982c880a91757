/** A page of the list of news; the first has no number in its address. */
export function newsAddress(page = 1): string {
  return page === 1 ? '/news' : `/news?page=${page}`;
}

/** The page of an article. */
export function articleAddress(id: number): string {
  return `/news/detail/${id}`;
}
