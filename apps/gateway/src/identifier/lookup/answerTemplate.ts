import { hash } from 'node:crypto';
import { contract, encodeReply, successEnvelope } from '@lima-id/api';
import type { Element, Scene, TraceEntry } from '@lima-id/domain';
import { ownBytes } from '../../platform/cache/ownBytes.ts';
import type { CodeRow } from './codeStore.ts';
import { composeRecord } from './composeRecord.ts';
import { identifierKey } from './identifierKey.ts';
import { eventCountName } from './reservedFacts.ts';
import type { SharedData } from './sharedData.ts';
import { encodeEntry } from './writtenLife.ts';

// Private-use characters do not occur in our texts, and no figure of an answer is near the least number.
/** A placeholder in the encoded answer: its name in a text, what a number is added to, or the object's events. */
const placeMark = /\uE000([A-Za-z0-9]+)\uE001|"\uE002(\d+)\uE003"|(\uE004)/;
const addedMark = Number.MIN_SAFE_INTEGER;
const addedMax = 1_000_000_000;

/** Stands in a list for the events of an object. */
export const lifeMark: TraceEntry = {
  time: '',
  title: '\uE004',
  place: '',
  text: '',
  trace: false,
  traceIdentifier: '',
};

/** The count of a scene to which the events of the object are added, as a number until it is encoded. */
function markCount(scene: Scene): Scene {
  return scene.templateCode === 'traceability' ? { ...scene, count: addedMark + scene.count } : scene;
}

function writeMark(_key: string, value: unknown): unknown {
  if (typeof value !== 'number' || value > addedMark + addedMax) return value;
  return `\uE002${value - addedMark}\uE003`;
}

/** A gap in an answer. */
interface Gap {
  /** Null for the object's events. */
  name: string | null;
  /** What the value is added to, where it is a number; null in a text. */
  addTo: number | null;
}

/**
 * An answer encoded as JSON once for all objects of a batch with the same fact names, with gaps for their values: filling it copies a few
 * buffers, whereas composing and encoding costs as much as the query.
 */
export interface AnswerTemplate {
  /** UTF-8 chunks before, between and after the gaps: one more than there are gaps. */
  readonly texts: readonly Uint8Array[];
  /** In order. */
  readonly gaps: readonly Gap[];
  /** Distinct names of the gaps. */
  readonly names: readonly string[];
  /** Hash of everything in the answer but the gaps. */
  readonly version: string;
}

/** Values of the gaps, by name. */
export type Places = Readonly<Record<string, string>>;

/**
 * Placeholder values of an object: its facts, overridden by the built-in ones. `checkTime` is the time of the lookup: `YYYY-MM-DD HH:mm`,
 * China time.
 */
export function placesOf(identifier: string, row: CodeRow, checkTime: string): Places {
  const { suffix: objectCode } = identifierKey(identifier);
  const suspendTime = row.state === 'suspended' ? row.stateTime : '';
  return { ...row.facts, identifier, objectCode, registerTime: row.registerTime, suspendTime, checkTime };
}

/** Compiles the answer for objects with the placeholders `known`, with the scene `open`. */
export function compileAnswer(
  shared: SharedData,
  open: { scene: Scene; elements: readonly Element[] } | undefined,
  known: ReadonlySet<string>,
  qrcodeLink: string,
): AnswerTemplate {
  const scenes = known.has(eventCountName) ? shared.scenes.map(markCount) : shared.scenes;
  const record = composeRecord(
    { ...shared, scenes },
    open,
    (name) => (known.has(name) ? `\uE000${name}\uE001` : undefined),
    qrcodeLink,
  );
  const encoded = JSON.stringify(successEnvelope(encodeReply(contract.readIdentifier, record)), writeMark);
  const written = encoded.replace(encodeEntry(lifeMark), lifeMark.title);
  // Splitting by a pattern with three groups keeps all: texts at every fourth index, followed by a name, a number or the mark of the events.
  const pieces: (string | undefined)[] = written.split(placeMark);
  const texts: Uint8Array[] = [];
  const gaps: Gap[] = [];
  for (let index = 0; index < pieces.length; index += 4) {
    const [text = '', name, addTo, life] = pieces.slice(index, index + 4);
    texts.push(ownBytes(Buffer.from(text)));
    if (name !== undefined) gaps.push({ name, addTo: null });
    else if (addTo !== undefined) gaps.push({ name: eventCountName, addTo: Number(addTo) });
    else if (life !== undefined) gaps.push({ name: null, addTo: null });
  }
  const names = [...new Set(gaps.flatMap((gap) => gap.name ?? []))];
  return { texts, gaps, names, version: hash('sha1', written, 'base64url') };
}

/** What an answer has of one object. */
export interface Own {
  places: Places;
  /** Its events with the steps of its batch, as the list in the answer has them, in UTF-8; null where it shows none. */
  life: Uint8Array | null;
}

/** What stands in a gap: the events, a number, or a text without its quotes, since the gap is inside a JSON string. */
function filling({ name, addTo }: Gap, { places, life }: Own): Uint8Array {
  if (name === null) return life ?? new Uint8Array();
  const value = places[name] ?? '';
  return Buffer.from(addTo === null ? JSON.stringify(value).slice(1, -1) : String(addTo + Number(value)));
}

/** The whole envelope for one object, in UTF-8. */
export function fillAnswer(template: AnswerTemplate, own: Own): Uint8Array {
  const { texts, gaps } = template;
  const parts: Uint8Array[] = [];
  for (const [index, text] of texts.entries()) {
    parts.push(text);
    const gap = gaps[index];
    if (gap !== undefined) parts.push(filling(gap, own));
  }
  return Buffer.concat(parts);
}

/** The strong ETag of one object's answer, quotes included: it changes with any part of the answer. */
export function tagAnswer(template: AnswerTemplate, { places, life }: Own): string {
  const values = JSON.stringify(template.names.map((name) => places[name]));
  const events = life === null ? '' : hash('sha1', life, 'base64url');
  return `"${hash('sha1', `${template.version}${values}${events}`, 'base64url')}"`;
}
