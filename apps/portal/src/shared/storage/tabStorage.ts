/** Stores a value for as long as the tab is open, across reloads; returns whether the browser had space for it. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The value stored in this tab; null without one, or when the browser refuses. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes a value stored in this tab. */
export function forgetInTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without browser storage there is nothing to remove.
  }
}

/** Removes every value stored in this tab. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Without browser storage there is nothing to remove.
  }
}
