import { parseIdentifier } from '../identifier/code.ts';
import { registrationMessages } from '../messages/registration.ts';
import { characterCount, plainLine, unreadableCharacter } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { factDigitsMax, factTextMaxLength } from './limits.ts';
import { readObjectCode } from './objectCode.ts';
import type { DeclaredPlace, PlaceKind } from './place.ts';
import { readDay, readMinute } from './realTime.ts';

const messages = registrationMessages.fact;

/** Why a fact of an object is refused. */
export type FactRefusal = 'unknown' | 'missing' | 'text' | 'number' | 'day' | 'time' | 'code';

/** A refused fact: the name of its place, and a Chinese sentence. */
export interface RefusedFact {
  place: string;
  reason: FactRefusal;
  message: string;
}

/** The facts of an object as they are stored, by the names of their places, or every one that is refused. */
export type FactsVerdict = { ok: true; facts: Record<string, string> } | { ok: false; refused: RefusedFact[] };

type Read = { ok: true; text: string } | { ok: false; reason: FactRefusal; message: string };

const control = /\p{Cc}/u;
const decimal = /^([+-]?)0*(\d+(?:\.\d+)?)$/;

function readText(typed: string, label: string): Read {
  const text = plainLine(typed);
  const fits = !control.test(typed.trim()) && characterCount(text) <= factTextMaxLength;
  return fits && unreadableCharacter(text) === null
    ? { ok: true, text }
    : { ok: false, reason: 'text', message: messages.text(label) };
}

/** The digits after the point stay as given: 1.0 says how exactly it was measured. */
function readNumber(typed: string, label: string): Read {
  // A short text, since the pattern takes quadratic time in zeros.
  const short = typed.length <= factTextMaxLength ? typedCharacters(typed) : '';
  const [, sign, figures = ''] = decimal.exec(short) ?? [];
  if (figures === '' || figures.replace('.', '').length > factDigitsMax)
    return { ok: false, reason: 'number', message: messages.number(label) };
  return { ok: true, text: sign === '-' && Number(figures) !== 0 ? `-${figures}` : figures };
}

const readers: Record<PlaceKind, (typed: string, label: string) => Read> = {
  text: readText,
  number: readNumber,
  day: (typed, label) => {
    const text = readDay(typed);
    return text === null ? { ok: false, reason: 'day', message: messages.day(label) } : { ok: true, text };
  },
  time: (typed, label) => {
    const text = readMinute(typed);
    return text === null ? { ok: false, reason: 'time', message: messages.time(label) } : { ok: true, text };
  },
  code: (typed, label) => {
    const verdict = parseIdentifier(typed);
    if (verdict.ok) return { ok: true, text: verdict.text };
    return { ok: false, reason: 'code', message: messages.code(label, verdict.message) };
  },
  objectCode: (typed, label) => {
    const verdict = readObjectCode(typed);
    if (verdict.ok) return { ok: true, text: verdict.objectCode };
    return { ok: false, reason: 'code', message: messages.code(label, verdict.message) };
  },
};

/**
 * Checks the facts of an object against the places of its model: blank ones count as missing and are left out. Refusals come in the order
 * of the places, then unknown facts in the order given. Source: docs/rules/registration.md.
 */
export function checkFacts(places: readonly DeclaredPlace[], facts: Readonly<Record<string, string>>): FactsVerdict {
  // Names such as `constructor` are names of places like any other.
  const given = new Map(Object.entries(facts));
  const kept: [string, string][] = [];
  const refused: RefusedFact[] = [];
  for (const { name, label, kind, needed } of places) {
    const typed = given.get(name) ?? '';
    given.delete(name);
    if (plainLine(typed) === '') {
      if (needed) refused.push({ place: name, reason: 'missing', message: messages.missing(label) });
      continue;
    }
    const read = readers[kind](typed, label);
    if (read.ok) kept.push([name, read.text]);
    else refused.push({ place: name, reason: read.reason, message: read.message });
  }
  for (const place of given.keys()) refused.push({ place, reason: 'unknown', message: messages.unknown(place) });
  return refused.length === 0 ? { ok: true, facts: Object.fromEntries(kept) } : { ok: false, refused };
}
