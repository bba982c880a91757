/** Where the pages of the logged-in person open. */
export const personalAddresses = {
  profile: '/personal_update',
  password: '/personal_update?type=2',
  orders: '/personal_orders',
  invoices: '/personal_invoices',
  trials: '/personal_trials',
} as const;

/** What somebody has on the site, in the menu of these pages and in the header's. */
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
