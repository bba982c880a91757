import { hash } from 'node:crypto';
import { contract, encodeReply, successEnvelope } from '@lima-id/api';
import type { Element, Scene } from '@lima-id/domain';
import type { CodeRow } from './codeStore.ts';
import { composeRecord } from './composeRecord.ts';
import type { SharedData } from './sharedData.ts';

/** Marks around the name of a place in the written answer: characters of the private use area, which no text of ours holds. */
const placeMark = /\uE000([A-Za-z0-9]+)\uE001/;

/**
 * An answer written as JSON once for all objects of a batch that know the same facts, with gaps for what differs: filling it costs
 * a few string joins, where composing and encoding it costs as much as the database.
 */
export interface AnswerTemplate {
  /** Text, name of a gap, text, ..., text. */
  readonly pieces: readonly string[];
  /** Names of the gaps, each once. */
  readonly names: readonly string[];
  /** Stands for everything in the answer but the gaps. */
  readonly version: string;
}

/** What fills the gaps of an answer, by name. */
export type Places = Readonly<Record<string, string>>;

/** The places of an object: its facts, then what every object has, which no fact can replace. */
export function placesOf(identifier: string, row: CodeRow): Places {
  const objectCode = identifier.slice(identifier.indexOf('/') + 1);
  return { ...row.facts, identifier, objectCode, registerTime: row.registerTime };
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
  const names = [...new Set(pieces.filter((_, index) => index % 2 === 1))];
  return { pieces, names, version: hash('sha1', written, 'base64url') };
}

/** The whole envelope for one object. */
export function fillAnswer(template: AnswerTemplate, places: Places): string {
  const { pieces } = template;
  let written = pieces[0] ?? '';
  for (let index = 1; index < pieces.length; index += 2) {
    // Quotes off: the gap stands inside a JSON string.
    written += JSON.stringify(places[pieces[index] ?? ''] ?? '').slice(1, -1) + (pieces[index + 1] ?? '');
  }
  return written;
}

/** The strong entity tag of one object's answer, quotes included: it changes with anything in the answer. */
export function tagAnswer(template: AnswerTemplate, places: Places): string {
  const own = template.names.map((name) => places[name]);
  return `"${hash('sha1', `${template.version}${JSON.stringify(own)}`, 'base64url')}"`;
}
