import { LRUCache } from 'lru-cache';

/**
 * Creates an LRU cache of at most `capacity` answers, each valid for `ttlMs` milliseconds of `now()` from the request on. Concurrent
 * callers of one key share one read; a failed read is not cached.
 */
export function createShortCache<Value>({
  capacity,
  ttlMs,
  now,
}: {
  capacity: number;
  ttlMs: number;
  now: () => number;
}): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const entries = new LRUCache<string, { value: Promise<Value>; untilMs: number }>({ max: capacity });
  return (key, read) => {
    const held = entries.get(key);
    if (held !== undefined && now() < held.untilMs) return held.value;
    const entry = { value: read(), untilMs: now() + ttlMs };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
