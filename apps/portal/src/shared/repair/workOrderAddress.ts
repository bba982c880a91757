import { pages } from '@lima-id/api';

/** Query parameter of the ticket number. The digits of a phone are never part of the address. */
export const workOrderQuery = 'number';

/** The page with the number of a ticket filled in. */
export function workOrderAddress(number: string): string {
  return `${pages.workOrder.path}?${new URLSearchParams({ [workOrderQuery]: number }).toString()}`;
}
