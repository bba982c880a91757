import { authenticityRecordsKept, type LookupWay } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { IdentifierKey } from '../lookup/identifierKey.ts';
import { wayCode } from './wayCodes.ts';

/** The stored anti-counterfeit lookups of an identifier. */
export interface CountedLookups {
  total: number;
  firstAt: Date;
  firstWay: number;
  /** Newest first: the lookups `total`, `total - 1` and so on. */
  newestAt: Date[];
  newestWays: number[];
}

const columns = `total, first_at as "firstAt", first_way as "firstWay", newest_at as "newestAt", newest_ways as "newestWays"`;

// One atomic statement, so that concurrent lookups on several gateways are all counted.
const countText = `
  insert into authenticity_lookup as held (prefix, suffix, total, first_at, first_way, newest_at, newest_ways)
  values ($1, $2, 1, $3::timestamptz, $4::smallint, array[$3::timestamptz], array[$4::smallint])
  on conflict (prefix, suffix) do update set
    total = held.total + 1,
    newest_at = (array_prepend(excluded.first_at, held.newest_at))[1:${authenticityRecordsKept}],
    newest_ways = (array_prepend(excluded.first_way, held.newest_ways))[1:${authenticityRecordsKept}]
  returning ${columns}`;

const readText = `select ${columns} from authenticity_lookup where prefix = $1 and suffix = $2`;

/** Counts one lookup; returns the stored state including it. */
export async function countLookup(
  store: Store,
  { prefix, suffix }: IdentifierKey,
  at: Date,
  way: LookupWay,
): Promise<CountedLookups> {
  const values = [prefix, suffix, at, wayCode(way)];
  const [counted] = await store.prepared<CountedLookups>('count_authenticity_lookup', countText, values);
  if (counted === undefined) throw new Error(`A lookup of ${prefix}/${suffix} was not counted.`);
  return counted;
}

/** The stored lookups of an identifier; undefined when there was none. */
export async function readLookups(
  store: Store,
  { prefix, suffix }: IdentifierKey,
): Promise<CountedLookups | undefined> {
  const [kept] = await store.prepared<CountedLookups>('read_authenticity_lookups', readText, [prefix, suffix]);
  return kept;
}
