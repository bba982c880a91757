import { type MachineAlarm, mergeAlarm } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** An alarm of a machine, by the id of its row. */
export interface AlarmOfMachine {
  machine: number;
  alarm: MachineAlarm;
}

/** What became of a reported alarm: it is new, it is known and over now, or it says nothing new. */
export type AlarmOutcome = 'added' | 'changed' | 'repeated';

const keyOf = (machine: number, id: string) => `${machine} ${id}`;

/**
 * Stores reported alarms in the order of the report, each merged with what is known of it; resolves with what became of each. The rows of
 * the machines are locked (`lockMachines`).
 */
export async function storeAlarms(
  transaction: Transaction<Tables>,
  reported: readonly AlarmOfMachine[],
): Promise<AlarmOutcome[]> {
  if (reported.length === 0) return [];
  const asked = reported.map(({ machine, alarm: { id } }) => ({ machine, id }));
  const { rows } = await sql<
    { machine_id: number } & Pick<MachineAlarm, 'id' | 'level' | 'text'> & { at: Date; end_at: Date | null }
  >`
    select alarm.machine_id, alarm.id, alarm.at, alarm.level, alarm.text, alarm.end_at
    from (select distinct machine, id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (machine bigint, id text)) asked
    join machine_alarm alarm on alarm.machine_id = asked.machine and alarm.id = asked.id`.execute(transaction);
  const known = new Map(
    rows.map(({ machine_id, at, end_at, ...alarm }): [string, MachineAlarm] => [
      keyOf(Number(machine_id), alarm.id),
      { ...alarm, at: at.toISOString(), ...(end_at !== null && { end: end_at.toISOString() }) },
    ]),
  );
  const written = new Map<string, { machine: number } & MachineAlarm>();
  const outcomes = reported.map(({ machine, alarm }): AlarmOutcome => {
    const key = keyOf(machine, alarm.id);
    const before = known.get(key);
    const after = before === undefined ? alarm : mergeAlarm(before, alarm);
    if (after === before) return 'repeated';
    known.set(key, after);
    written.set(key, { machine, ...after });
    return before === undefined ? 'added' : 'changed';
  });
  if (written.size > 0) {
    await sql`
      insert into machine_alarm (machine_id, id, at, level, text, end_at)
      select machine, id, at, level, text, "end"
      from jsonb_to_recordset(${JSON.stringify([...written.values()])}::jsonb)
        as given (machine bigint, id text, at timestamptz, level text, text text, "end" timestamptz)
      order by machine, id collate "C"
      on conflict (machine_id, id) do update set end_at = excluded.end_at`.execute(transaction);
  }
  return outcomes;
}
