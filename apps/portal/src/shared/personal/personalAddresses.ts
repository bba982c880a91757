/** Where the pages of whoever is logged in open. */
export const personalAddresses = {
  profile: '/personal_update',
  password: '/personal_update?type=2',
  orders: '/personal_orders',
  invoices: '/personal_invoices',
  trials: '/personal_trials',
} as const;

/** A page of the menu. */
export type PersonalPage = keyof typeof personalAddresses;

/** Where an order opens. */
export function orderAddress(id: string): string {
  return `${personalAddresses.orders}/${encodeURIComponent(id)}`;
}
