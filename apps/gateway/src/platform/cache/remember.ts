/** What values are kept in: a Map, or a WeakMap. */
interface Kept<Key, Value> {
  get(key: Key): Promise<Value> | undefined;
  set(key: Key, value: Promise<Value>): unknown;
  delete(key: Key): unknown;
}

/** The value that is kept, or made and kept; a failure reaches the waiting callers, and is not kept. */
export function remember<Key, Value>(kept: Kept<Key, Value>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
