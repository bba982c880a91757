import type { IdentifierState } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { coalesceReads } from './coalesce.ts';
import { identifierKey } from './identifierKey.ts';
import { stateOfCode } from './stateCodes.ts';

/** Data of a single identifier. */
export interface CodeRow {
  batchId: number;
  /** `YYYY-MM-DD HH:mm`, China time. */
  registerTime: string;
  facts: IdentifierFacts | null;
  /** The recall that lists it; null without one. */
  recallId: number | null;
  state: IdentifierState;
  /** When its state last changed: `YYYY-MM-DD HH:mm`, China time; empty if never. */
  stateTime: string;
}

/** Codes per query: more than a gateway's connections request in one tick, few enough for a fast statement. */
const codesPerQuery = 256;

/** Answers of one query are written while the database works on another. */
const queriesAtOnce = 2;

const text = `
  select code.prefix, code.suffix, code.batch_id as "batchId", code.facts, code.state, code.recall_id as "recallId",
    coalesce(to_char(code.state_since at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'), '') as "stateTime",
    to_char(code.registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "registerTime"
  from unnest($1::text[], $2::text[]) as asked (prefix, suffix)
  join identifier code on code.prefix = asked.prefix and code.suffix = asked.suffix`;

/** Reads codes by their canonical text, `prefix/suffix`, batching those requested in one tick. */
export function createCodeReader(store: Store): (identifier: string) => Promise<CodeRow | undefined> {
  return coalesceReads(
    async (identifiers: string[]) => {
      const prefixes: string[] = [];
      const suffixes: string[] = [];
      for (const identifier of identifiers) {
        const { prefix, suffix } = identifierKey(identifier);
        prefixes.push(prefix);
        suffixes.push(suffix);
      }
      const rows = await store.prepared<Omit<CodeRow, 'state'> & { prefix: string; suffix: string; state: number }>(
        'read_codes',
        text,
        [prefixes, suffixes],
      );
      return new Map(rows.map((row) => [`${row.prefix}/${row.suffix}`, { ...row, state: stateOfCode(row.state) }]));
    },
    codesPerQuery,
    queriesAtOnce,
  );
}
