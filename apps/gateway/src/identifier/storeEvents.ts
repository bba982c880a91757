import { correctEvents, type ObjectEvent } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { eventCountName } from './lookup/reservedFacts.ts';

/** An event and the code of its object. */
export interface EventOfObject {
  code: string;
  event: ObjectEvent;
}

/** Inserts events that are not known yet; resolves with the ids of those. */
async function insertNew(
  transaction: Transaction<Tables>,
  prefix: string,
  read: readonly EventOfObject[],
  now: Date,
): Promise<Set<string>> {
  if (read.length === 0) return new Set();
  const rows = read.map(({ code, event }) => ({ suffix: code, event_id: event.eventId, event }));
  const { rows: added } = await sql<{ event_id: string }>`
    insert into object_event (reported_at, prefix, suffix, event_id, event)
    select ${now}::timestamptz, ${prefix}::text, given.suffix, given.event_id, given.event
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (suffix text, event_id text, event jsonb))
      with ordinality as given (suffix, event_id, event, place)
    order by given.place
    on conflict (prefix, event_id) do nothing
    returning event_id`.execute(transaction);
  return new Set(added.map(({ event_id }) => event_id));
}

/** Counts the events that hold of some objects, and keeps the numbers with them. */
async function countEvents(transaction: Transaction<Tables>, prefix: string, codes: readonly string[]): Promise<void> {
  const rows = await transaction
    .selectFrom('object_event')
    .select(['suffix', 'event'])
    .where('prefix', '=', prefix)
    .where('suffix', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('id')
    .execute();
  const eventsOf = new Map<string, ObjectEvent[]>();
  for (const { suffix, event } of rows) eventsOf.set(suffix, [...(eventsOf.get(suffix) ?? []), event]);
  const counts = Array.from(eventsOf, ([suffix, events]) => ({ suffix, count: String(correctEvents(events).length) }));
  await sql`
    update identifier code
    set facts = coalesce(code.facts, '{}') || jsonb_build_object(${eventCountName}::text, counted.count)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (suffix text, count text)
    where code.prefix = ${prefix} and code.suffix = counted.suffix`.execute(transaction);
}

/**
 * Stores the events of registered objects of an enterprise that are not known yet: the codes that are registered, and the ids of the events
 * that are new. Objects are locked in the order of their codes, so that concurrent reports wait for each other.
 */
export async function storeEvents(
  transaction: Transaction<Tables>,
  prefix: string,
  events: readonly EventOfObject[],
  now: Date,
): Promise<{ registered: ReadonlySet<string>; added: ReadonlySet<string> }> {
  const codes = [...new Set(events.map(({ code }) => code))];
  const known = await transaction
    .selectFrom('identifier')
    .select('suffix')
    .where('prefix', '=', prefix)
    .where('suffix', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('suffix')
    .forUpdate()
    .execute();
  const registered = new Set(known.map(({ suffix }) => suffix));
  const wanted = events.filter(({ code }) => registered.has(code));
  const added = await insertNew(transaction, prefix, wanted, now);
  const touched = wanted.filter(({ event }) => added.has(event.eventId)).map(({ code }) => code);
  if (touched.length > 0) await countEvents(transaction, prefix, [...new Set(touched)]);
  return { registered, added };
}
