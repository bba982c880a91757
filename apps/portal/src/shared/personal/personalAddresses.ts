/** The query `type` of the settings when they open with the change of the password. */
export const passwordType = '2';

/** Addresses of the logged-in person's pages. */
export const personalAddresses = {
  profile: '/personal_update',
  password: `/personal_update?type=${passwordType}`,
  orders: '/personal_orders',
  invoices: '/personal_invoices',
  trials: '/personal_trials',
} as const;

/** The user's pages, in their own menu and in the header's. */
export const personalLists = [
  { page: 'orders', label: '我的订单' },
  { page: 'invoices', label: '我的发票' },
  { page: 'trials', label: '我的试用' },
] as const;

/** A page of the menu. */
export type PersonalPage = keyof typeof personalAddresses;

/** Where an order opens. */
export function orderAddress(id: string): string {
  return `${personalAddresses.orders}/${encodeURIComponent(id)}`;
}
