import { createBoundedMap } from '../platform/cache/boundedMap.ts';

/** A bounded cache that also forgets everything at the end of its time. */
interface BoundedCache<Key, Value> {
  /** The value, unless it is too old or not held. */
  get(key: Key): Value | undefined;
  /** Keeps a value that was true at `bornMs`: its time runs from then, not from now. */
  set(key: Key, value: Value, bornMs: number): void;
}

/** Makes a cache of at most `capacity` values, each good for `ttlMs` milliseconds of `now()`. */
export function createBoundedCache<Key, Value>(options: {
  capacity: number;
  ttlMs: number;
  now: () => number;
}): BoundedCache<Key, Value> {
  const { capacity, ttlMs, now } = options;
  const entries = createBoundedMap<Key, { value: Value; expiresMs: number }>(capacity);
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.expiresMs ? entry.value : undefined;
    },
    set(key, value, bornMs) {
      entries.set(key, { value, expiresMs: bornMs + ttlMs });
    },
  };
}
