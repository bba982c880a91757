/** Keeps a value for as long as the tab is open, over reloads too; whether the browser had room for it. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept in this tab; null when there is nothing, or the browser refuses. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what was kept in this tab. */
export function forgetInTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Forgets everything that was kept in this tab. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
