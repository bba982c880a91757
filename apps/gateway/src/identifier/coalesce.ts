/** Who waits for a key. */
interface Waiter<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Makes one reader of many: reads asked for in the same turn of the event loop go to `readMany` together, each key once, at most
 * `limit` keys a call. A key that `readMany` does not return is undefined. When it throws, everyone who waited for that call is told.
 */
export function coalesceReads<Key extends string | number, Value>(
  readMany: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  limit: number,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, Waiter<Value>[]>();

  async function readLot(lot: [Key, Waiter<Value>[]][]): Promise<void> {
    try {
      const found = await readMany(lot.map(([key]) => key));
      for (const [key, waiters] of lot) {
        for (const waiter of waiters) waiter.resolve(found.get(key));
      }
    } catch (error) {
      for (const [, waiters] of lot) {
        for (const waiter of waiters) waiter.reject(error);
      }
    }
  }

  function flush(): void {
    const all = [...waiting];
    waiting = new Map();
    for (let start = 0; start < all.length; start += limit) void readLot(all.slice(start, start + limit));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      // After the poll phase, in which the requests of this turn arrive.
      if (waiting.size === 0) setImmediate(flush);
      const waiters = waiting.get(key);
      if (waiters === undefined) waiting.set(key, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
    });
}
