import { correctEvents, type ObjectEvent } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { writtenAtOnce, writtenEventsMax, writtenLifeMaxLength } from './limits.ts';
import { lifeForm, writeLife } from './lookup/writtenLife.ts';

/** Objects in groups that have few events each; those with too many are left out. */
function groupsOf(eventsOf: ReadonlyMap<string, { length: number }>): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const [code, { length }] of eventsOf) {
    if (length > writtenEventsMax) continue;
    if (room < length) {
      groups.push([]);
      room = writtenAtOnce;
    }
    groups.at(-1)?.push(code);
    room -= length;
  }
  return groups;
}

/**
 * Writes the events of objects as lookups show them, a row for each object. The old rows are gone: a trigger has removed them with the events
 * that were added. Lookups read the events of an object without a row.
 */
export async function storeLives(
  transaction: Transaction<Tables>,
  prefix: string,
  eventsOf: ReadonlyMap<string, { length: number }>,
): Promise<void> {
  for (const codes of groupsOf(eventsOf)) {
    const { rows } = await sql<{ suffix: string; events: ObjectEvent[] }>`
      select suffix, json_agg(event order by id) as events from object_event
      where prefix = ${prefix} and suffix = any(${codes}::text[])
      group by suffix`.execute(transaction);
    const lives = rows
      .map(({ suffix, events }) => ({ suffix, ...writeLife(correctEvents(events)) }))
      .filter(({ entries, stops }) => entries.length + stops.length <= writtenLifeMaxLength);
    await sql`
      insert into object_life (form, prefix, suffix, entries, stops)
      select ${lifeForm}::smallint, ${prefix}::text, life.suffix, life.entries, life.stops
      from jsonb_to_recordset(${JSON.stringify(lives)}::jsonb) as life (suffix text, entries text, stops text)`.execute(
      transaction,
    );
  }
}
