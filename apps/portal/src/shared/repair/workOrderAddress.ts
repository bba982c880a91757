import { pages } from '@lima-id/api';

/** Names the number of a ticket in the address of that page. The digits of a phone never stand there. */
export const workOrderQuery = 'number';

/** The page with the number of a ticket filled in. */
export function workOrderAddress(number: string): string {
  return `${pages.workOrder.path}?${new URLSearchParams({ [workOrderQuery]: number }).toString()}`;
}
