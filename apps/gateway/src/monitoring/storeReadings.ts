import { keptSince, type MachineReading } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { addReadingSums } from './readingSums.ts';

/** A reading of a machine, by the id of its row. */
export interface ReadingOfMachine {
  machine: number;
  reading: MachineReading;
}

/** SQL of how urgent a state is: of two states of the same moment the more urgent one is kept, whichever came first. */
function urgency(state: string): string {
  return `array_position(array['off', 'idle', 'running', 'fault'], ${state})`;
}

const isNewer = `(seen.state_at, ${urgency('seen.state')}) > (held.state_at, ${urgency('held.state')})`;

/**
 * Inserts the readings that are not known yet, adds these to the sums of their buckets, late ones too, and notes what is newest of each
 * machine, in one statement. Resolves with their ids by machine. The rows of the machines are locked (`lockMachines`), and ids are unique
 * for each.
 */
export async function storeReadings(
  transaction: Transaction<Tables>,
  readings: readonly ReadingOfMachine[],
  now: Date,
): Promise<Map<number, ReadonlySet<string>>> {
  const added = new Map<number, Set<string>>();
  if (readings.length === 0) return added;
  const given = JSON.stringify(
    readings.map(({ machine, reading: { id, at, state = null, measures } }) => ({ machine, id, at, state, measures })),
  );
  const shortSince = new Date(keptSince('short', now.getTime())).toISOString();
  const { rows } = await sql<{ machine_id: number; id: string }>`
    with stored as (
      insert into machine_reading (machine_id, id, at, reported_at, state, measures)
      select machine, id, at, ${now}::timestamptz, state, measures
      from jsonb_to_recordset(${given}::jsonb) as given (machine bigint, id text, at timestamptz, state text, measures jsonb)
      order by machine, id collate "C"
      on conflict (machine_id, id) do nothing
      returning machine_id, id, at, state, measures
    ), ${sql.raw(addReadingSums('stored', `'${shortSince}'::timestamptz`))}, seen as (
      select machine_id, min(at) as first_at, max(at) as last_at, max(at) filter (where state is not null) as state_at,
        (array_agg(state order by at desc, ${sql.raw(urgency('state'))} desc) filter (where state is not null))[1] as state
      from stored group by 1
    ), noted as (
      update machine held set
        first_at = least(held.first_at, seen.first_at), last_at = greatest(held.last_at, seen.last_at),
        state = case when held.state_at is null or ${sql.raw(isNewer)} then seen.state else held.state end,
        state_at = greatest(held.state_at, seen.state_at)
      from seen where held.id = seen.machine_id
    )
    select machine_id, id from stored`.execute(transaction);
  for (const { machine_id, id } of rows) {
    const ids = added.get(Number(machine_id)) ?? new Set();
    added.set(Number(machine_id), ids.add(id));
  }
  return added;
}
