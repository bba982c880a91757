import { LRUCache } from 'lru-cache';

/** LRU cache with a TTL. */
interface BoundedCache<Key, Value> {
  /** The value, unless it has expired or is not cached. */
  get(key: Key): Value | undefined;
  /** Caches a value that was current at `createdMs`: its TTL starts then, not now. */
  set(key: Key, value: Value, createdMs: number): void;
}

/** Creates a cache of at most `capacity` values, each valid for `ttlMs` milliseconds of `now()`. */
export function createBoundedCache<Key extends {}, Value>(options: {
  capacity: number;
  ttlMs: number;
  now: () => number;
}): BoundedCache<Key, Value> {
  const { capacity, ttlMs, now } = options;
  const entries = new LRUCache<Key, { value: Value; expiresMs: number }>({ max: capacity });
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.expiresMs ? entry.value : undefined;
    },
    set(key, value, createdMs) {
      entries.set(key, { value, expiresMs: createdMs + ttlMs });
    },
  };
}
