/** Under which key everything that was read of somebody's invoices is kept. */
export function invoicesKey(userId: string) {
  return ['invoices', userId] as const;
}
