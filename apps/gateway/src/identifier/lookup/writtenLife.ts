import {
  eventEntry,
  maskText,
  mergeLife,
  type ObjectEvent,
  stopEntry,
  stopEventKinds,
  type TraceEntry,
} from '@lima-id/domain';

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

/** What stands between the name of a value and the value, a text. */
const beforeText = ':"';

/**
 * Where the entries of written events begin. Between two of them stands `},` and what the first begins with, up to its first value:
 * `},{"time":"`. No text holds that: a quote in it has a backslash before it, and the one that ends it is followed by a comma or a brace.
 */
export function* entryStarts(written: string): Generator<number> {
  const between = `},${written.slice(0, written.indexOf(beforeText) + beforeText.length)}`;
  for (let start = 0; start < written.length; ) {
    yield start;
    const end = written.indexOf(between, start);
    start = end === -1 ? written.length : end + '},'.length;
  }
}

/** Written events for readers who see the list that they stand in partially masked: as `maskElements` masks the steps in it. */
export function veilLife(written: string): string {
  const entries = JSON.parse(`[${written}]`) as Pick<TraceEntry, 'place' | 'text'>[];
  return entries
    .map((entry) => {
      const own = { place: maskText(entry.place), text: maskText(entry.text), trace: false, traceIdentifier: '' };
      return JSON.stringify({ ...entry, ...own });
    })
    .join();
}

/** When the entry that begins at `start` happened: `YYYY-MM-DD HH:mm`, China time, its first value. */
export function minuteAt(written: string, start: number): string {
  const value = written.indexOf(beforeText, start) + beforeText.length;
  return written.slice(value, value + 'YYYY-MM-DD HH:mm'.length);
}
