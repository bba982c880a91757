/** Callers waiting for a key. */
interface Waiter<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

type Batch<Key, Value> = [Key, Waiter<Value>[]][];

/**
 * Batching reader (dataloader): reads requested in the same tick go to `readMany` together, deduplicated, at most `limit` keys per call. At
 * most `callsAtOnce` calls run concurrently; keys requested meanwhile wait for one to end and are batched, so that the cost per key drops
 * under load. A key that `readMany` does not return is undefined. When it throws, all callers of that batch get the error.
 */
export function coalesceReads<Key extends string | number, Value>(
  readMany: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  limit: number,
  callsAtOnce = 1,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, Waiter<Value>[]>();
  let underWay = 0;
  let scheduled = false;

  async function readBatch(batch: Batch<Key, Value>): Promise<void> {
    try {
      const found = await readMany(batch.map(([key]) => key));
      for (const [key, waiters] of batch) {
        for (const waiter of waiters) waiter.resolve(found.get(key));
      }
    } catch (error) {
      for (const [, waiters] of batch) {
        for (const waiter of waiters) waiter.reject(error);
      }
    }
    underWay -= 1;
    schedule();
  }

  function nextBatch(): Batch<Key, Value> {
    const all = [...waiting];
    waiting = new Map(all.slice(limit));
    return all.slice(0, limit);
  }

  function flush(): void {
    scheduled = false;
    while (waiting.size > 0 && underWay < callsAtOnce) {
      underWay += 1;
      void readBatch(nextBatch());
    }
  }

  function schedule(): void {
    if (scheduled || waiting.size === 0 || underWay >= callsAtOnce) return;
    scheduled = true;
    // After the poll phase, in which the requests of this tick arrive.
    setImmediate(flush);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const waiters = waiting.get(key);
      if (waiters === undefined) waiting.set(key, [{ resolve, reject }]);
      else waiters.push({ resolve, reject });
      schedule();
    });
}
