/** A cache that forgets: what was not used for longest when it is full, and everything at the end of its time. */
export interface BoundedCache<Key, Value> {
  /** The value, unless it is too old or was never there. */
  get(key: Key): Value | undefined;
  /** Keeps a value that was true at `bornMs`: its time runs from then, not from now. */
  set(key: Key, value: Value, bornMs: number): void;
  readonly size: number;
}

/** Makes a cache of at most `capacity` values, each good for `ttlMs` milliseconds of `now()`. */
export function createBoundedCache<Key, Value>(options: {
  capacity: number;
  ttlMs: number;
  now: () => number;
}): BoundedCache<Key, Value> {
  const { capacity, ttlMs, now } = options;
  const entries = new Map<Key, { value: Value; expiresMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.expiresMs <= now()) return undefined;
      // A map keeps the order of insertion: the oldest use comes first.
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bornMs) {
      entries.delete(key);
      entries.set(key, { value, expiresMs: bornMs + ttlMs });
      if (entries.size <= capacity) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },
    get size() {
      return entries.size;
    },
  };
}
