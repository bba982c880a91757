import * as z from 'zod/mini';
import { patternField, readField } from '../form/field.ts';
import { registrationMessages } from '../messages/registration.ts';
import { characterCount } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { placeLabelMaxLength, placeNameMaxLength, placesMax } from './limits.ts';

const messages = registrationMessages.place;

/**
 * Names of the kinds of facts: text, number, day `YYYY-MM-DD`, minute `YYYY-MM-DD HH:mm`, whole identifier code, object code of the same
 * enterprise.
 */
export const placeKinds = {
  text: '文本',
  number: '数字',
  day: '日期',
  time: '时间',
  code: '标识编码',
  objectCode: '对象码',
} as const;
export type PlaceKind = keyof typeof placeKinds;

/** Places that the gateway fills for every object, with their kinds: no model declares them. `suspendTime` is empty while it is not suspended. */
export const builtInPlaces = {
  identifier: 'code',
  objectCode: 'objectCode',
  batchCode: 'text',
  registerTime: 'time',
  suspendTime: 'text',
  checkTime: 'time',
} as const satisfies Record<string, PlaceKind>;

const builtInNames = new Set(Object.keys(builtInPlaces).map((name) => name.toLowerCase()));
const namePattern = new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${placeNameMaxLength - 1}}$`);

/** A place of a model's scenes that each object fills with a fact of its own, as `{waybill}`. */
export const declaredPlace = z.object({
  /** As it stands between the braces. */
  name: patternField(messages.name, namePattern, typedCharacters).check(
    z.refine((name) => !builtInNames.has(name.toLowerCase()), messages.builtIn),
  ),
  /** What the enterprise reads at the field of the fact. */
  label: readField(messages.label).check(
    z.refine((text) => text !== '' && characterCount(text) <= placeLabelMaxLength, messages.label),
  ),
  kind: z.enum(['text', 'number', 'day', 'time', 'code', 'objectCode'], messages.kind),
  /** Whether every object must have the fact. */
  needed: z.boolean(messages.needed),
});
export type DeclaredPlace = z.infer<typeof declaredPlace>;

/** The places of a model: names unique, also without regard to case, and labels unique. */
export const declaredPlaces = z
  .array(declaredPlace, { error: messages.list })
  .check(z.maxLength(placesMax, { error: messages.tooMany }), ({ value, issues }) => {
    const names = value.map(({ name }) => name.toLowerCase());
    const labels = value.map(({ label }) => label);
    const refuse = (path: [index: number, field: 'name' | 'label'], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    for (const [index, { name, label }] of value.entries()) {
      if (names.indexOf(name.toLowerCase()) < index) refuse([index, 'name'], messages.nameTwice(name));
      if (labels.indexOf(label) < index) refuse([index, 'label'], messages.labelTwice(label));
    }
  });

/** The gateway's own pattern of a placeholder. Source: docs/adr/0005-identifier-storage.md. */
const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Names of the places in a text, each once, in the order of their first occurrence. Other braces are plain text. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** The kind of each place that the scenes of a model may name: its own, and those that the gateway fills. */
export function placeKindsOf(places: readonly DeclaredPlace[]): ReadonlyMap<string, PlaceKind> {
  return new Map<string, PlaceKind>([
    ...places.map(({ name, kind }): [string, PlaceKind] => [name, kind]),
    ...Object.entries(builtInPlaces),
  ]);
}
