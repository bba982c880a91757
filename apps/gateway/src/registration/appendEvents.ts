import type { EventReport, EventsReceipt } from '@lima-id/api';
import { eventIdMaxLength, objectEvent, registrationMessages } from '@lima-id/domain';
import { noteChanges, type RegistrationChange } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import { type EventOfObject, storeEvents } from '../identifier/storeEvents.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { answerOnce } from './answerOnce.ts';
import { type RefusedLine, readOwnLines } from './ownLines.ts';

type Result = EventsReceipt['results'][number];

function refused({ line, given, field, message }: RefusedLine): Result {
  const eventId = typeof given === 'object' && given !== null && 'eventId' in given ? given.eventId : '';
  const shown = typeof eventId === 'string' ? eventId.slice(0, eventIdMaxLength) : '';
  return { line, eventId: shown, outcome: 'refused', field, message };
}

/** What the log says of events that are new: their ids, by object. */
function changesBy(added: readonly EventOfObject[]): RegistrationChange[] {
  const idsOf = new Map<string, string[]>();
  for (const { code, event } of added) {
    const ids = idsOf.get(code);
    if (ids === undefined) idsOf.set(code, [event.eventId]);
    else ids.push(event.eventId);
  }
  return Array.from(idsOf, ([code, events]) => {
    return { call: 'appendEvents', subject: `identifier ${code}`, before: null, after: { events } };
  });
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
  const { read, refused: wrong } = readOwnLines(prefix, report.events, objectEvent(now.getTime()));
  const events = read.map(({ line, code, content: event }) => ({ line, code, event }));
  const repeatable = { call: 'appendEvents', key, request: report };
  return await answerOnce<EventsReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const { registered, added, full } = await storeEvents(transaction, prefix, events, now);
    const seen = new Set<string>();
    const answered = events.map(({ line, code, event: { eventId } }): Result => {
      if (!registered.has(code)) {
        return { line, eventId, outcome: 'refused', field: 'code', message: registrationMessages.line.unknown(code) };
      }
      if (full.has(eventId)) {
        return { line, eventId, outcome: 'refused', field: '', message: registrationMessages.event.full };
      }
      const outcome = added.has(eventId) && !seen.has(eventId) ? 'added' : 'repeated';
      seen.add(eventId);
      return { line, eventId, outcome, field: '', message: '' };
    });
    await noteChanges(
      transaction,
      registrar,
      now,
      changesBy(events.filter((_, at) => answered[at]?.outcome === 'added')),
    );
    const all = [...wrong.map(refused), ...answered].toSorted((one, other) => one.line - other.line);
    const count = (outcome: Result['outcome']) => all.filter((one) => one.outcome === outcome).length;
    return { data: { added: count('added'), repeated: count('repeated'), refused: count('refused'), results: all } };
  });
}
