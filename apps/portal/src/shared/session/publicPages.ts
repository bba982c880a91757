/** Pages that show nothing to whoever is not logged in. */
const privatePages: ReadonlySet<string> = new Set([
  '/personal_update',
  '/personal_orders',
  '/personal_invoices',
  '/personal_trials',
  '/identification',
  '/application/confirmOrder',
  '/application/payment',
  '/application/payResult',
  '/apporder',
  '/equipment/detail',
]);

/** Whether a page may stay open when its visitor logs out. */
export function isPublicPage(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return !privatePages.has(path) && !path.startsWith('/personal_orders/');
}
