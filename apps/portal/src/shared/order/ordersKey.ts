/** Query key of a user's orders. */
export function ordersKey(userId: string) {
  return ['orders', userId] as const;
}
