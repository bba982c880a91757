import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';

/** The address of a page of the invoices. */
export function invoicesAddress(page: number): string {
  return page > 1 ? `${personalAddresses.invoices}?page=${page}` : personalAddresses.invoices;
}
