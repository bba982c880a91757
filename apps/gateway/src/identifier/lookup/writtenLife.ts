import { eventEntry, mergeLife, type ObjectEvent, stopEntry, stopEventKinds, type TraceEntry } from '@lima-id/domain';

/**
 * The form of written lives. Rows of another form are not read, so count it up with every change of what is written of the same events; a
 * test compares it.
 */
export const lifeForm = 1;

/** The events of an object, newest first, as an answer has them: entries of its JSON with commas between them. */
export interface WrittenLife {
  /** Of all events. */
  entries: string;
  /** Of those that are stops of a shipment. */
  stops: string;
}

/** Which of them a scene shows. */
export type LifeKind = keyof WrittenLife;

/** An entry in JSON, by the names of the contract. */
export function encodeEntry({ time, title, place, text, trace, traceIdentifier, stop }: TraceEntry): string {
  const rest = { place, text, trace, traceIdentifier };
  return JSON.stringify(stop ? { acceptTime: time, acceptStation: title, ...rest } : { time, title, ...rest });
}

function writeEntries(events: readonly ObjectEvent[], entryOf: (event: ObjectEvent) => TraceEntry): string {
  return mergeLife([], events, entryOf).map(encodeEntry).join();
}

/** Writes the events of an object, as they hold. */
export function writeLife(events: readonly ObjectEvent[]): WrittenLife {
  const stops = events.filter(({ kind }) => stopEventKinds.includes(kind));
  return { entries: writeEntries(events, eventEntry), stops: writeEntries(stops, stopEntry) };
}

/** Ends an entry and begins the next. A quote in a text has a backslash before it, so that this is found between entries alone. */
const between = '},{"';

/** Where the entries of written events begin. */
export function* entryStarts(written: string): Generator<number> {
  for (let start = 0; start < written.length; ) {
    yield start;
    const end = written.indexOf(between, start);
    start = end === -1 ? written.length : end + '},'.length;
  }
}

/** When the entry that begins at `start` happened: `YYYY-MM-DD HH:mm`, China time, its first value. */
export function minuteAt(written: string, start: number): string {
  const value = written.indexOf(':"', start) + ':"'.length;
  return written.slice(value, value + 'YYYY-MM-DD HH:mm'.length);
}
