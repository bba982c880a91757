import type { IdentifierState } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { coalesceReads } from './coalesce.ts';
import { identifierKey } from './identifierKey.ts';
import { eventCountName } from './reservedFacts.ts';
import { stateOfCode } from './stateCodes.ts';
import { type LifeKind, lifeForm } from './writtenLife.ts';

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
  /** The written events that were requested; null when there are none, or they have to be read. */
  life: string | null;
}

/** Codes per query: more than a gateway's connections request in one tick, few enough for a fast statement. */
const codesPerQuery = 256;

/** Answers of one query are written while the database works on another. */
const queriesAtOnce = 2;

// The events are read for codes that have some, where they are requested.
const text = `
  select code.prefix, code.suffix, code.batch_id as "batchId", code.facts, code.state, code.recall_id as "recallId",
    coalesce(to_char(code.state_since at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'), '') as "stateTime",
    to_char(code.registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "registerTime", asked.life as kind,
    case when asked.life <> '' and code.facts ? '${eventCountName}' then (
      select case asked.life when 'stops' then life.stops else life.entries end from object_life life
      where life.prefix = code.prefix and life.suffix = code.suffix and life.form = ${lifeForm}
    ) end as life
  from unnest($1::text[], $2::text[], $3::text[]) as asked (prefix, suffix, life)
  join identifier code on code.prefix = asked.prefix and code.suffix = asked.suffix`;

/** Neither kinds nor prefixes have the separator. */
function keyOf(kind: string, identifier: string): string {
  return `${kind} ${identifier}`;
}

/**
 * Reads codes by their canonical text, `prefix/suffix`, batching those requested in one tick, each with its events as a scene shows them or
 * without.
 */
export function createCodeReader(
  store: Store,
): (identifier: string, life?: LifeKind | null) => Promise<CodeRow | undefined> {
  const read = coalesceReads(
    async (keys: string[]) => {
      const prefixes: string[] = [];
      const suffixes: string[] = [];
      const kinds: string[] = [];
      for (const key of keys) {
        const space = key.indexOf(' ');
        const { prefix, suffix } = identifierKey(key.slice(space + 1));
        prefixes.push(prefix);
        suffixes.push(suffix);
        kinds.push(key.slice(0, space));
      }
      const rows = await store.prepared<
        Omit<CodeRow, 'state'> & { prefix: string; suffix: string; state: number; kind: string }
      >('read_codes', text, [prefixes, suffixes, kinds]);
      return new Map(
        rows.map((row) => [keyOf(row.kind, `${row.prefix}/${row.suffix}`), { ...row, state: stateOfCode(row.state) }]),
      );
    },
    codesPerQuery,
    queriesAtOnce,
  );
  return (identifier, life = null) => read(keyOf(life ?? '', identifier));
}
