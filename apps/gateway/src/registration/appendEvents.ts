import type { EventReport, EventsReceipt } from '@lima-id/api';
import { eventIdMaxLength, type ObjectEvent, objectEvent, readOwnCode, registrationMessages } from '@lima-id/domain';
import { storeEvents } from '../identifier/storeEvents.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
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
  const shown = typeof eventId === 'string' ? eventId.slice(0, eventIdMaxLength) : '';
  return { line, eventId: shown, outcome: 'refused', field, message };
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
    const { registered, added } = await storeEvents(transaction, prefix, read, now);
    const seen = new Set<string>();
    const answered = read.map(({ line, code, event: { eventId } }): Result => {
      if (!registered.has(code)) {
        return { line, eventId, outcome: 'refused', field: 'code', message: registrationMessages.line.unknown(code) };
      }
      const outcome = added.has(eventId) && !seen.has(eventId) ? 'added' : 'repeated';
      seen.add(eventId);
      return { line, eventId, outcome, field: '', message: '' };
    });
    const all = [...results, ...answered].toSorted((one, other) => one.line - other.line);
    const count = (outcome: Result['outcome']) => all.filter((one) => one.outcome === outcome).length;
    return { data: { added: count('added'), repeated: count('repeated'), refused: count('refused'), results: all } };
  });
}
