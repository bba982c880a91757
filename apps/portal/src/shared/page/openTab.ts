/** Opens an address in a new tab without access to this one; false when the browser blocks it. */
export function openTab(address: string, open: typeof window.open = (...where) => window.open(...where)): boolean {
  // With `noopener` the return value would be null in either case.
  const tab = open(address, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}
