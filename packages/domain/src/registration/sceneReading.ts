import { parseIdentifier } from '../identifier/code.ts';
import { registrationMessages } from '../messages/registration.ts';
import { characterCount, plainLine, unreadableCharacter } from '../text/plainText.ts';
import { sceneDataIdMaxLength, sceneLabelMaxLength, sceneTextMaxLength } from './limits.ts';
import { type PlaceKind, placesIn } from './place.ts';
import { readMinute } from './realTime.ts';
import type { SceneFault, SceneRefusal } from './sceneFault.ts';

const { block: messages, textNames } = registrationMessages;

/** What is known while a scene is read, and the faults found so far. */
export interface SceneReading {
  /** Places that texts may name, with their kinds. */
  places: ReadonlyMap<string, PlaceKind>;
  /** Labels that the gateway fills. */
  filled: readonly string[];
  /** Data ids so far. */
  ids: Set<string>;
  faults: SceneFault[];
}

/** A part of a scene: its path, and the block that it belongs to, in words. */
export interface Spot {
  path: readonly (string | number)[];
  block: string;
}

/** A part of a part. */
export function inside({ path, block }: Spot, ...steps: (string | number)[]): Spot {
  return { path: [...path, ...steps], block };
}

/** Notes a fault. */
export function refuse({ faults }: SceneReading, { path }: Spot, reason: SceneRefusal, message: string): void {
  faults.push({ path: [...path], reason, message });
}

/** What a text is called, how long it may be, whether it must be there, and how it is read. */
interface TextRule {
  name: string;
  most: number;
  needed: boolean;
  read?: (typed: string) => string;
}

/** Notes the places of a text that the model does not declare; returns the others. */
function declared(reading: SceneReading, spot: Spot, text: string): string[] {
  const named = placesIn(text);
  for (const name of named) {
    if (!reading.places.has(name)) refuse(reading, spot, 'undeclared', messages.undeclared(spot.block, name));
  }
  return named.filter((name) => reading.places.has(name));
}

/** Reads a text; the fault is noted, and then the text is empty. */
export function readSceneText(reading: SceneReading, spot: Spot, value: unknown, rule: TextRule): string {
  const { name, most, needed, read = plainLine } = rule;
  if (typeof value !== 'string') {
    refuse(reading, spot, 'missing', messages.missing(spot.block, name));
    return '';
  }
  const text = read(value);
  const unreadable = unreadableCharacter(text);
  if (unreadable !== null) refuse(reading, spot, 'unreadable', messages.unreadable(spot.block, name, unreadable));
  else if (needed && text === '') refuse(reading, spot, 'missing', messages.missing(spot.block, name));
  else if (characterCount(text) > most) refuse(reading, spot, 'tooLong', messages.tooLong(spot.block, name, most));
  else declared(reading, spot, text);
  return text;
}

/** Reads a label; the gateway's own are refused. */
export function readSceneLabel(reading: SceneReading, spot: Spot, value: unknown, needed = true): string {
  const label = readSceneText(reading, spot, value, { name: textNames.label, most: sceneLabelMaxLength, needed });
  if (reading.filled.includes(label)) refuse(reading, spot, 'filled', messages.filled(spot.block, label));
  return label;
}

const dataIdForm = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,${sceneDataIdMaxLength - 1}}$`);

/** Reads a data id, each only once in a scene: masks name fields by it. */
export function readDataId(reading: SceneReading, spot: Spot, value: unknown): string {
  const { block } = spot;
  if (value === undefined || value === '') refuse(reading, spot, 'idMissing', messages.idMissing(block));
  else if (typeof value !== 'string' || !dataIdForm.test(value))
    refuse(reading, spot, 'idForm', messages.idForm(block));
  else if (reading.ids.has(value)) refuse(reading, spot, 'idTwice', messages.idTwice(block, value));
  else {
    reading.ids.add(value);
    return value;
  }
  return '';
}

/** A link of a fact or a step. */
export interface SceneLink {
  trace: boolean;
  traceIdentifier: string;
}

const wholePlace = /^\{([^{}]+)\}$/;
const placeAfterPrefix = /^([\d.]+\/)\{([^{}]+)\}$/;

/** Whether a link leads to what an object fills in: a whole code, or an object code after a prefix. */
function leadsToPlace(reading: SceneReading, link: string): boolean {
  const [, whole = ''] = wholePlace.exec(link) ?? [];
  const [, prefix = '', object = ''] = placeAfterPrefix.exec(link) ?? [];
  if (reading.places.get(whole) === 'code') return true;
  return reading.places.get(object) === 'objectCode' && parseIdentifier(`${prefix}1`).ok;
}

/** Reads a link: to a well-formed code, to a place for one, or to nothing. */
export function readLink(reading: SceneReading, spot: Spot, part: Readonly<Record<string, unknown>>): SceneLink {
  const { trace, traceIdentifier } = part;
  const nowhere = { trace: false, traceIdentifier: '' };
  const at = inside(spot, 'traceIdentifier');
  const link = typeof traceIdentifier === 'string' ? plainLine(traceIdentifier) : null;
  if (typeof trace !== 'boolean' || link === null || trace !== (link !== '')) {
    refuse(reading, at, 'link', messages.linkHalf(spot.block));
    return nowhere;
  }
  if (!trace) return nowhere;
  const known = declared(reading, at, link);
  // What is not declared was refused for that.
  if (known.length < placesIn(link).length) return nowhere;
  if (known.length > 0) {
    if (leadsToPlace(reading, link)) return { trace, traceIdentifier: link };
    refuse(reading, at, 'link', messages.linkPlace(spot.block, link));
    return nowhere;
  }
  const verdict = parseIdentifier(link);
  if (verdict.ok) return { trace, traceIdentifier: verdict.text };
  refuse(reading, at, 'link', messages.link(spot.block, verdict.message));
  return nowhere;
}

const dayPlaceAndTime = /^\{([^{}]+)\} (?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads the time of a step: a minute of China, or a place for a day followed by a time, or a place for a minute. */
export function readStepTime(reading: SceneReading, spot: Spot, value: unknown): string {
  const text = typeof value === 'string' ? plainLine(value) : '';
  const named = placesIn(text);
  if (declared(reading, spot, text).length < named.length) return '';
  const [, day = ''] = dayPlaceAndTime.exec(text) ?? [];
  const [, minute = ''] = wholePlace.exec(text) ?? [];
  if (reading.places.get(day) === 'day' || reading.places.get(minute) === 'time') return text;
  const read = readMinute(text);
  if (read === null) refuse(reading, spot, 'time', messages.time(spot.block));
  return read ?? '';
}

/** The rule for a text of a step or the value of a fact. */
export function contentRule(name: string, read: (typed: string) => string = plainLine): TextRule {
  return { name, most: sceneTextMaxLength, needed: false, read };
}
