import { createBoundedMap } from './boundedMap.ts';

/**
 * Makes a cache of at most `capacity` answers, each good for `ttlMs` milliseconds of `now()` from the moment it was asked for. Those who ask
 * for the same meanwhile share one reading; a reading that fails is not kept.
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
  const entries = createBoundedMap<string, { value: Promise<Value>; untilMs: number }>(capacity);
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
