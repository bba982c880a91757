import { LRUCache } from 'lru-cache';
import { coalesceReads } from './coalesce.ts';

/** A row with the version of its content. */
interface Versioned {
  id: number;
  version: string;
}

/** A row and the time in ms at which it was last validated. */
interface Known<Row> {
  row: Row;
  createdMs: number;
}

/** A cache that revalidates versions before it reads rows again: an unchanged row stays the same object. */
interface RevisedCache<Row> {
  /** The row if its TTL has not ended. */
  get(id: number): Known<Row> | undefined;
  /** The row, revalidated or read; undefined when there is none. Keys requested in one tick are batched. */
  read(id: number): Promise<Known<Row> | undefined>;
}

/** Creates an LRU cache of at most `capacity` rows, each valid for `ttlMs` milliseconds of `now()`. */
export function createRevisedCache<Row extends Versioned>(options: {
  capacity: number;
  ttlMs: number;
  rowsPerQuery: number;
  now: () => number;
  readVersions(ids: number[]): Promise<Versioned[]>;
  readRows(ids: number[]): Promise<Row[]>;
}): RevisedCache<Row> {
  const { capacity, ttlMs, rowsPerQuery, now, readVersions, readRows } = options;
  const entries = new LRUCache<number, Known<Row>>({ max: capacity });

  const read = coalesceReads(async (ids: number[]) => {
    const found = new Map<number, Known<Row>>();
    const createdMs = now();
    const held = new Map<number, Row>();
    for (const id of ids) {
      const known = entries.get(id);
      if (known !== undefined) held.set(id, known.row);
    }
    const versions = held.size === 0 ? [] : await readVersions([...held.keys()]);
    for (const { id, version } of versions) {
      const row = held.get(id);
      if (row?.version === version) found.set(id, { row, createdMs });
    }
    const missing = ids.filter((id) => !found.has(id));
    const rows = missing.length === 0 ? [] : await readRows(missing);
    for (const row of rows) found.set(row.id, { row, createdMs });
    for (const id of ids) {
      const known = found.get(id);
      if (known === undefined) entries.delete(id);
      else entries.set(id, known);
    }
    return found;
  }, rowsPerQuery);

  return {
    get(id) {
      const known = entries.get(id);
      return known !== undefined && now() < known.createdMs + ttlMs ? known : undefined;
    },
    read,
  };
}
