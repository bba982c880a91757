import type { EventReport, EventsReceipt } from '@lima-id/api';
import { correctEvents, type ObjectEvent, objectEvent, readOwnCode, registrationMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { eventCountName } from '../identifier/lookup/reservedFacts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { answerOnce } from './answerOnce.ts';
import type { Registrar } from './registrar.ts';

type Result = EventsReceipt['results'][number];

/** An event that was read: its index in the report, the code of its object, and itself. */
interface ReadEvent {
  line: number;
  code: string;
  event: ObjectEvent;
}

const messages = registrationMessages.event;

function refused(line: number, given: unknown, field: string, message: string): Result {
  const eventId = typeof given === 'object' && given !== null && 'eventId' in given ? given.eventId : '';
  return { line, eventId: typeof eventId === 'string' ? eventId.slice(0, 64) : '', outcome: 'refused', field, message };
}

/** Reads each event on its own, so that a wrong one refuses no other. */
function readEvents(prefix: string, given: readonly unknown[], now: Date): { read: ReadEvent[]; results: Result[] } {
  const schema = objectEvent(now.getTime());
  const read: ReadEvent[] = [];
  const results: Result[] = [];
  for (const [line, one] of given.entries()) {
    const typed =
      typeof one === 'object' && one !== null && 'code' in one && typeof one.code === 'string' ? one.code : '';
    const code = readOwnCode(prefix, typed);
    const verdict = schema.safeParse(one);
    if (!code.ok) results.push(refused(line, one, 'code', code.message));
    else if (verdict.success) read.push({ line, code: code.objectCode, event: verdict.data });
    else {
      const [issue] = verdict.error.issues;
      results.push(refused(line, one, issue?.path.join('.') ?? '', issue?.message ?? messages.kind));
    }
  }
  return { read, results };
}

/** Inserts events that are not known yet; resolves with the ids of those. */
async function insertNew(
  transaction: Transaction<Tables>,
  prefix: string,
  read: readonly ReadEvent[],
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
 * Adds events to the lives of an enterprise's objects. Each is answered with what became of it; one whose id is known is repeated, and
 * changes nothing. Objects are locked in the order of their codes, so that concurrent reports wait for each other.
 */
export async function appendEvents(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  report: Omit<EventReport, 'prefix'>,
  key: string | null,
): Promise<Reply<EventsReceipt, null>> {
  const { prefix } = registrar;
  const now = clock.now();
  const { read, results } = readEvents(prefix, report.events, now);
  const repeatable = { call: 'appendEvents', key, request: report };
  return await answerOnce<EventsReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const codes = [...new Set(read.map(({ code }) => code))];
    const known = await transaction
      .selectFrom('identifier')
      .select('suffix')
      .where('prefix', '=', prefix)
      .where('suffix', '=', sql<string>`any(${codes}::text[])`)
      .orderBy('suffix')
      .forUpdate()
      .execute();
    const registered = new Set(known.map(({ suffix }) => suffix));
    const wanted = read.filter(({ code }) => registered.has(code));
    const added = await insertNew(transaction, prefix, wanted, now);
    const seen = new Set<string>();
    const answered = read.map(({ line, code, event: { eventId } }): Result => {
      if (!registered.has(code)) {
        return { line, eventId, outcome: 'refused', field: 'code', message: registrationMessages.line.unknown(code) };
      }
      const outcome = added.has(eventId) && !seen.has(eventId) ? 'added' : 'repeated';
      seen.add(eventId);
      return { line, eventId, outcome, field: '', message: '' };
    });
    const touched = wanted.filter(({ event }) => added.has(event.eventId)).map(({ code }) => code);
    if (touched.length > 0) await countEvents(transaction, prefix, [...new Set(touched)]);
    const all = [...results, ...answered].toSorted((one, other) => one.line - other.line);
    const count = (outcome: Result['outcome']) => all.filter((one) => one.outcome === outcome).length;
    return { data: { added: count('added'), repeated: count('repeated'), refused: count('refused'), results: all } };
  });
}
