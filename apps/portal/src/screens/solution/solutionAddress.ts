import { entryAddress } from '../../shared/catalogue/entryAddress.ts';

/** The list of solutions. */
export const solutionsAddress = '/solution';

/** Where the cards begin, below the banner. */
export const cardsId = 'all';

/** A page of the list, at its cards. */
export function solutionPageAddress(page: number): string {
  return `${solutionsAddress}${page === 1 ? '' : `?page=${page}`}#${cardsId}`;
}

/** The target of a solution's card: its own page, or the catalogue entry on its subject. */
export function solutionAddress({ id, entry }: { id: number; entry?: number | undefined }): string {
  return entry === undefined ? `${solutionsAddress}/${id}` : entryAddress(entry);
}
