import { keepInTab, keptInTab } from '../storage/tabStorage.ts';

const storageName = 'scrollPlaces';

/** Milliseconds for which a page may grow until it is tall enough for its scroll position. */
const growMs = 3_000;

/** Entries remembered; the oldest are forgotten first. */
const capacity = 50;

/** Scroll position in pixels at which each history entry was left, by the entry's key. */
const places = new Map<string, number>();

/** Stores the scroll position of a history entry. */
export function rememberPlace(key: string, top: number): void {
  places.delete(key);
  places.set(key, top);
  if (places.size > capacity) places.delete(places.keys().next().value ?? '');
}

/** Where an entry was left; undefined for a new one. */
export function placeOf(key: string): number | undefined {
  return places.get(key);
}

/** A history entry that is shown: its key, and the path of its page. */
interface ShownEntry {
  key: string;
  pathname: string;
}

const none: ShownEntry = { key: '', pathname: '' };
let shown = none;

/** The entry that this document shows, in whichever frame; its key is empty before the first page. */
export function shownEntry(): ShownEntry {
  return shown;
}

/** Records the entry that is shown from now on. */
export function showEntry(entry: ShownEntry): void {
  shown = entry;
}

/** Clears all scroll positions, as in a document without a page. */
export function forgetPlaces(): void {
  places.clear();
  shown = none;
}

/** The element of an address's hash; null when there is none, or the hash is malformed. */
export function placeNamed(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape matches nothing.
    return null;
  }
}

/** Restores the positions from before a reload, unless they have changed since; without them it begins at the top. */
export function recallPlaces(): void {
  const stored = keptInTab(storageName);
  if (!Array.isArray(stored)) return;
  for (const entry of stored as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [key, top]: unknown[] = entry;
    if (typeof key === 'string' && typeof top === 'number' && !places.has(key)) places.set(key, top);
  }
}

/** Stores the positions for after a reload. */
export function storePlaces(): void {
  keepInTab(storageName, [...places]);
}

/**
 * Scrolls to a position, again whenever the page grows, until it is tall enough, the visitor scrolls, or some time has passed.
 * Returns how to stop earlier.
 */
export function returnTo(top: number): () => void {
  const interest = new AbortController();
  const { signal } = interest;
  const stop = () => interest.abort();
  const observer = new ResizeObserver(() => {
    window.scrollTo({ left: 0, top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, growMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(kind, stop, { signal, passive: true });
  }
  // Reports the current height at once, and then every change of it.
  observer.observe(document.body);
  return stop;
}
