import { entryAddress } from '../../shared/catalogue/entryAddress.ts';

/** The list of solutions. */
export const solutionsAddress = '/solution';

/** Where the cards begin, below the banner. */
export const cardsId = 'all';

/** A page of the list, at its cards. */
export function solutionPageAddress(page: number): string {
  return `${solutionsAddress}${page === 1 ? '' : `?page=${page}`}#${cardsId}`;
}

/** Where the card of a solution leads: to its own page, or to the entry of the catalogue on its subject. */
export function solutionAddress({ id, entry }: { id: number; entry?: number | undefined }): string {
  return entry === undefined ? `${solutionsAddress}/${id}` : entryAddress(entry);
}
