/** Opens an address in a new tab that cannot reach back to this one; false when the browser does not let it. */
export function openTab(address: string, open: typeof window.open = (...where) => window.open(...where)): boolean {
  // With `noopener` the answer would be null whether it was opened or not.
  const tab = open(address, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}
