import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';

/** The address of a page of the trials. */
export function trialsAddress(page: number): string {
  return page > 1 ? `${personalAddresses.trials}?page=${page}` : personalAddresses.trials;
}
