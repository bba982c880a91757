import type { TraceEntry } from '../identifier/elementParts.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { eventEntry, type ObjectEvent } from './objectEvent.ts';

interface Dated {
  entry: TraceEntry;
  /** Minutes since 1970 UTC; behind everything for a time that cannot be read. */
  minute: number;
  /** 0 for an event, 1 for a step of the batch. */
  rank: number;
  /** Milliseconds since 1970 UTC of an event, 0 for a step. */
  at: number;
  /** What decides at last: the id of an event, everything that a step says. */
  last: string;
}

const minuteMs = 60_000;

function datedStep(entry: TraceEntry): Dated {
  const ms = readChinaTime(entry.time.trim());
  const { time, title, place, text, trace, traceIdentifier, stop } = entry;
  const last = JSON.stringify([time, title, place, text, trace, traceIdentifier, stop ?? false]);
  return {
    entry,
    minute: ms === null ? Number.NEGATIVE_INFINITY : Math.floor(ms / minuteMs),
    rank: 1,
    at: 0,
    last,
  };
}

function datedEvent(event: ObjectEvent, entryOf: (event: ObjectEvent) => TraceEntry): Dated {
  const at = Date.parse(event.happenedAt);
  return { entry: entryOf(event), minute: Math.floor(at / minuteMs), rank: 0, at, last: event.eventId };
}

function order(one: Dated, other: Dated): number {
  // Two unreadable times differ by no number.
  if (one.minute !== other.minute) return one.minute > other.minute ? -1 : 1;
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.at !== other.at) return other.at - one.at;
  return one.last === other.last ? 0 : one.last < other.last ? -1 : 1;
}

/**
 * The steps of a batch and the events of one of its objects, as they hold, in one list, newest first. Of the same minute the object's own
 * events come before the batch's steps, events by their moment and then their id, steps by what they say; steps without a readable time come
 * last. The order of the arguments does not matter. `entryOf` makes an entry of an event: `eventEntry`, or `stopEntry` among the stops of a
 * shipment. Source: docs/rules/registration.md.
 */
export function mergeLife(
  steps: readonly TraceEntry[],
  events: readonly ObjectEvent[],
  entryOf: (event: ObjectEvent) => TraceEntry = eventEntry,
): TraceEntry[] {
  return [...steps.map(datedStep), ...events.map((event) => datedEvent(event, entryOf))]
    .sort(order)
    .map(({ entry }) => entry);
}
