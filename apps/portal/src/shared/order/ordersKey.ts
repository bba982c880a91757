/** Under which key everything that was read of somebody's orders is kept. */
export function ordersKey(userId: string) {
  return ['orders', userId] as const;
}
