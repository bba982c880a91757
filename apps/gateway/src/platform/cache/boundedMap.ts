/** A map that holds a bounded number of entries and forgets those not used for long. */
interface BoundedMap<Key, Value> {
  /** The value; being read counts as being used. */
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/**
 * Makes a map of at most `capacity` entries (at least 2). It has two generations: what is written or read moves to the young one;
 * when that holds half of the capacity it becomes the old one, and the old one is forgotten as a whole. A map that drops its oldest
 * entry one at a time costs a search through the places of all entries dropped before.
 */
export function createBoundedMap<Key, Value>(capacity: number): BoundedMap<Key, Value> {
  const half = Math.floor(capacity / 2);
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    if (young.size >= half && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  }

  return {
    get(key) {
      const recent = young.get(key);
      if (recent !== undefined) return recent;
      const value = old.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete(key) {
      young.delete(key);
      old.delete(key);
    },
  };
}
