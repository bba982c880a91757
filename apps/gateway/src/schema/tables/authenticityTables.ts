import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The anti-counterfeit lookups of one identifier: their number, the first, and the newest. No data about visitors. */
interface AuthenticityLookupTable {
  prefix: string;
  suffix: string;
  total: number;
  first_at: Moment;
  /** See `wayCode`. */
  first_way: number;
  /** Newest first: `total`, `total - 1` and so on. */
  newest_at: Date[];
  /** The ways of those in `newest_at`. */
  newest_ways: number[];
}

/** The code under the coating of an object's label, as a keyed hash of identifier and code. */
interface CoatingCodeTable {
  prefix: string;
  suffix: string;
  code_hash: string;
  set_at: Moment;
}

export interface AuthenticityTables {
  authenticity_lookup: AuthenticityLookupTable;
  coating_code: CoatingCodeTable;
}
