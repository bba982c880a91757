/** The page on which who reported a fault looks its ticket up. */
export const workOrderPath = '/work_order';

/** Names the number of a ticket in the address of that page. The digits of a phone never stand there. */
export const workOrderQuery = 'number';

/** The page with the number of a ticket filled in. */
export function workOrderAddress(number: string): string {
  return `${workOrderPath}?${new URLSearchParams({ [workOrderQuery]: number }).toString()}`;
}
