import { correctEvents, type ObjectEvent, objectEventsMax } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { eventCountName } from './lookup/reservedFacts.ts';
import { storeLives } from './storeLives.ts';

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

/** The part of a stored event that decides which events hold. */
interface StoredEvent {
  suffix: string;
  eventId: string;
  corrects: string | undefined;
}

/** The events of objects, by code, in the order of their reports. */
async function readStored(
  transaction: Transaction<Tables>,
  prefix: string,
  codes: readonly string[],
): Promise<Map<string, StoredEvent[]>> {
  const { rows } = await sql<{ suffix: string; eventId: string; corrects: string | null }>`
    select suffix, event_id as "eventId", event->>'corrects' as corrects from object_event
    where prefix = ${prefix} and suffix = any(${codes}::text[])
    order by id`.execute(transaction);
  const stored = new Map<string, StoredEvent[]>(codes.map((code) => [code, []]));
  for (const { corrects, ...row } of rows) stored.get(row.suffix)?.push({ ...row, corrects: corrects ?? undefined });
  return stored;
}

/** Keeps the numbers of the events that hold with their objects. */
async function keepCounts(
  transaction: Transaction<Tables>,
  prefix: string,
  stored: ReadonlyMap<string, readonly StoredEvent[]>,
): Promise<void> {
  const counts = Array.from(stored, ([suffix, events]) => ({ suffix, count: String(correctEvents(events).length) }));
  await sql`
    update identifier code
    set facts = coalesce(code.facts, '{}') || jsonb_build_object(${eventCountName}::text, counted.count)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (suffix text, count text)
    where code.prefix = ${prefix} and code.suffix = counted.suffix`.execute(transaction);
}

/** What became of events. */
interface StoredEvents {
  /** The codes that are registered. */
  registered: ReadonlySet<string>;
  /** The ids of the events that are new. */
  added: ReadonlySet<string>;
  /** The ids of events that are not stored, since their objects have as many as they may. */
  full: ReadonlySet<string>;
}

/**
 * Stores the events of registered objects of an enterprise that are not known yet. Objects are locked in the order of their codes, so that
 * concurrent reports wait for each other.
 */
export async function storeEvents(
  transaction: Transaction<Tables>,
  prefix: string,
  events: readonly EventOfObject[],
  now: Date,
): Promise<StoredEvents> {
  const codes = [...new Set(events.map(({ code }) => code))];
  const known = await transaction
    .selectFrom('identifier')
    .select('suffix')
    .where('prefix', '=', prefix)
    .where('suffix', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('suffix')
    .forUpdate()
    .execute();
  const stored = await readStored(
    transaction,
    prefix,
    known.map(({ suffix }) => suffix),
  );
  const ids = new Set([...stored.values()].flatMap((those) => those.map(({ eventId }) => eventId)));
  const wanted: EventOfObject[] = [];
  const full = new Set<string>();
  for (const one of events) {
    const { eventId, corrects } = one.event;
    const those = stored.get(one.code);
    if (those === undefined || ids.has(eventId)) continue;
    ids.add(eventId);
    if (those.length >= objectEventsMax) full.add(eventId);
    else {
      those.push({ suffix: one.code, eventId, corrects });
      wanted.push(one);
    }
  }
  const added = await insertNew(transaction, prefix, wanted, now);
  const touched = new Set(wanted.filter(({ event }) => added.has(event.eventId)).map(({ code }) => code));
  // An id that another object of the enterprise has is not stored a second time.
  const wantedIds = new Set(wanted.map(({ event }) => event.eventId));
  const isKept = ({ eventId }: StoredEvent) => added.has(eventId) || !wantedIds.has(eventId);
  const changed = new Map(
    [...stored].filter(([code]) => touched.has(code)).map(([code, those]) => [code, those.filter(isKept)]),
  );
  if (changed.size > 0) {
    await keepCounts(transaction, prefix, changed);
    await storeLives(transaction, prefix, changed);
  }
  return { registered: new Set(stored.keys()), added, full };
}
