/** Query key of a user's invoices. */
export function invoicesKey(userId: string) {
  return ['invoices', userId] as const;
}
