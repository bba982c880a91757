import { hash } from 'node:crypto';
import { contract, encodeReply, successEnvelope } from '@lima-id/api';
import type { Element, Scene } from '@lima-id/domain';
import type { CodeRow } from './codeStore.ts';
import { composeRecord } from './composeRecord.ts';
import { identifierKey } from './identifierKey.ts';
import type { SharedData } from './sharedData.ts';

/** Delimiters of placeholder names in the encoded answer: private-use characters, which do not occur in our texts. */
const placeMark = /\uE000([A-Za-z0-9]+)\uE001/;

/**
 * An answer encoded as JSON once for all objects of a batch with the same fact names, with gaps for their values: filling it copies a few
 * buffers, whereas composing and encoding costs as much as the query.
 */
export interface AnswerTemplate {
  /** UTF-8 chunks before, between and after the gaps: one more than there are gaps. */
  readonly texts: readonly Uint8Array[];
  /** Names of the gaps in order. */
  readonly gaps: readonly string[];
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
  const record = composeRecord(
    shared,
    open,
    (name) => (known.has(name) ? `\uE000${name}\uE001` : undefined),
    qrcodeLink,
  );
  const written = JSON.stringify(successEnvelope(encodeReply(contract.readIdentifier, record)));
  // Splitting by a pattern with a group keeps the group: texts at even indexes, names at odd ones.
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
    // Without quotes: the gap is inside a JSON string.
    if (gap !== undefined) parts.push(Buffer.from(JSON.stringify(places[gap] ?? '').slice(1, -1)));
  }
  return Buffer.concat(parts);
}

/** The strong ETag of one object's answer, quotes included: it changes with any part of the answer. */
export function tagAnswer(template: AnswerTemplate, places: Places): string {
  const own = template.names.map((name) => places[name]);
  return `"${hash('sha1', `${template.version}${JSON.stringify(own)}`, 'base64url')}"`;
}
