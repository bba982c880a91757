import { createBoundedMap } from '../platform/cache/boundedMap.ts';
import { coalesceReads } from './coalesce.ts';

/** A row with the version that its content had. */
interface Versioned {
  id: number;
  version: string;
}

/** A row and the moment, in milliseconds, since which it is known to be unchanged. */
interface Known<Row> {
  row: Row;
  bornMs: number;
}

/** A cache that asks whether rows have changed before it reads them again: an unchanged row stays the same object. */
interface RevisedCache<Row> {
  /** The row when it is fresh. */
  get(id: number): Known<Row> | undefined;
  /** The row, asked for; undefined when there is none. Those asked for in one turn of the event loop go together. */
  read(id: number): Promise<Known<Row> | undefined>;
}

/** Makes a cache of at most `capacity` rows, those not used for long forgotten, each believed for `ttlMs` milliseconds of `now()`. */
export function createRevisedCache<Row extends Versioned>(options: {
  capacity: number;
  ttlMs: number;
  rowsPerQuery: number;
  now: () => number;
  readVersions(ids: number[]): Promise<Versioned[]>;
  readRows(ids: number[]): Promise<Row[]>;
}): RevisedCache<Row> {
  const { capacity, ttlMs, rowsPerQuery, now, readVersions, readRows } = options;
  const entries = createBoundedMap<number, Known<Row>>(capacity);

  const read = coalesceReads(async (ids: number[]) => {
    const found = new Map<number, Known<Row>>();
    const bornMs = now();
    const held = new Map<number, Row>();
    for (const id of ids) {
      const known = entries.get(id);
      if (known !== undefined) held.set(id, known.row);
    }
    const versions = held.size === 0 ? [] : await readVersions([...held.keys()]);
    for (const { id, version } of versions) {
      const row = held.get(id);
      if (row?.version === version) found.set(id, { row, bornMs });
    }
    const missing = ids.filter((id) => !found.has(id));
    const rows = missing.length === 0 ? [] : await readRows(missing);
    for (const row of rows) found.set(row.id, { row, bornMs });
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
      return known !== undefined && now() < known.bornMs + ttlMs ? known : undefined;
    },
    read,
  };
}
