import { hash } from 'node:crypto';
import { contract, encodeReply, successEnvelope } from '@lima-id/api';
import type { Element, Scene } from '@lima-id/domain';
import type { CodeRow } from './codeStore.ts';
import { composeRecord } from './composeRecord.ts';
import { identifierKey } from './identifierKey.ts';
import type { SharedData } from './sharedData.ts';

/** Marks around the name of a place in the written answer: characters of the private use area, which no text of ours holds. */
const placeMark = /\uE000([A-Za-z0-9]+)\uE001/;

/**
 * An answer written as JSON once for all objects of a batch that know the same facts, with gaps for what differs: filling it costs
 * a few copies of bytes, where composing and encoding it costs as much as the database.
 */
export interface AnswerTemplate {
  /** What stands before, between and behind the gaps, in UTF-8: one more than there are gaps. */
  readonly texts: readonly Uint8Array[];
  /** Names of the gaps in their order. */
  readonly gaps: readonly string[];
  /** Names of the gaps, each once. */
  readonly names: readonly string[];
  /** Stands for everything in the answer but the gaps. */
  readonly version: string;
}

/** What fills the gaps of an answer, by name. */
export type Places = Readonly<Record<string, string>>;

/**
 * The places of an object: its facts, then what every object has, which no fact can replace. `checkTime` is when it was looked up:
 * `YYYY-MM-DD HH:mm`, China time.
 */
export function placesOf(identifier: string, row: CodeRow, checkTime: string): Places {
  const { suffix: objectCode } = identifierKey(identifier);
  const suspendTime = row.state === 'suspended' ? row.stateTime : '';
  return { ...row.facts, identifier, objectCode, registerTime: row.registerTime, suspendTime, checkTime };
}

/** Writes the answer for objects that know the places `known`, with the scene `open`. */
export function compileAnswer(
  shared: SharedData,
  open: { scene: Scene; elements: readonly Element[] } | undefined,
  known: ReadonlySet<string>,
  qrcodeLink: string,
): AnswerTemplate {
  const record = composeRecord(
    shared,
    open,
    (name) => (known.has(name) ? `\uE000${name}\uE001` : undefined),
    qrcodeLink,
  );
  const written = JSON.stringify(successEnvelope(encodeReply(contract.readIdentifier, record)));
  // Splitting by a pattern with a group keeps the group: texts at even places, names at odd ones.
  const pieces = written.split(placeMark);
  const texts = pieces.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text));
  const gaps = pieces.filter((_, index) => index % 2 === 1);
  return { texts, gaps, names: [...new Set(gaps)], version: hash('sha1', written, 'base64url') };
}

/** The whole envelope for one object, in UTF-8. */
export function fillAnswer(template: AnswerTemplate, places: Places): Uint8Array {
  const { texts, gaps } = template;
  const parts: Uint8Array[] = [];
  for (const [index, text] of texts.entries()) {
    parts.push(text);
    const gap = gaps[index];
    // Quotes off: the gap stands inside a JSON string.
    if (gap !== undefined) parts.push(Buffer.from(JSON.stringify(places[gap] ?? '').slice(1, -1)));
  }
  return Buffer.concat(parts);
}

/** The strong entity tag of one object's answer, quotes included: it changes with anything in the answer. */
export function tagAnswer(template: AnswerTemplate, places: Places): string {
  const own = template.names.map((name) => places[name]);
  return `"${hash('sha1', `${template.version}${JSON.stringify(own)}`, 'base64url')}"`;
}
