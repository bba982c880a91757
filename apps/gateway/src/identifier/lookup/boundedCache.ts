import { LRUCache } from 'lru-cache';

/** LRU cache with a TTL. */
interface BoundedCache<Key, Value> {
  /** The value, unless it has expired or is not cached. */
  get(key: Key): Value | undefined;
  /** Caches a value that was current at `createdMs`: its TTL starts then, not now. */
  set(key: Key, value: Value, createdMs: number): void;
}

interface BoundedCacheOptions<Key, Value> {
  /** Number of values at most. */
  capacity: number;
  /** How long a value is valid, in milliseconds of `now()`. */
  ttlMs: number;
  now: () => number;
  /** What the values take together at most, and what one takes with its key, in bytes. By default they are not weighed. */
  weight?: { maxBytes: number; bytesOf: (value: Value, key: Key) => number };
}

/** Creates a cache of so many values, and of so many bytes. The least recently used is dropped. */
export function createBoundedCache<Key extends {}, Value>({
  capacity,
  ttlMs,
  now,
  weight,
}: BoundedCacheOptions<Key, Value>): BoundedCache<Key, Value> {
  const entries = new LRUCache<Key, { value: Value; expiresMs: number }>({
    max: capacity,
    ...(weight && { maxSize: weight.maxBytes, sizeCalculation: ({ value }, key) => weight.bytesOf(value, key) }),
  });
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
