// What the tables of props show and which controls they have. Storybook shows `union` for every union, and optional props are written with
// `| undefined`, so that even a switch would have a field for JSON.
import type { Preview } from '@storybook/react-vite';

type Enhance = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhance>[string];
type PropType = NonNullable<ArgType['type']>;

/** Docgen has no name of its own for these two: they are `other` with the word as value. */
const isWord = (type: PropType, word: 'undefined' | 'null'): boolean => type.name === 'other' && type.value === word;

/** The types of which one has to apply, without `undefined`, and without unions in unions. */
function members(type: PropType): PropType[] {
  if (type.name === 'union') return type.value.flatMap(members);
  return isWord(type, 'undefined') ? [] : [type];
}

/** The values of a type that has only values; null for any other. */
function valuesOf(type: PropType): (string | number | null)[] | null {
  if (type.name === 'enum') return type.value;
  return isWord(type, 'null') ? [null] : null;
}

/** A type as simple as it can be said: one member alone, or all values in one list. */
function simplified(type: PropType): PropType {
  if (type.name !== 'union') return type;
  const parts = members(type);
  const { raw, required } = type;
  const said = { ...(raw !== undefined && { raw }), ...(required !== undefined && { required }) };
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { ...only, ...said };
  const values = parts.map(valuesOf);
  if (values.every((list) => list !== null) && values.some((list) => list.some((value) => value !== null)))
    return { ...said, name: 'enum', value: values.flat() };
  return type;
}

const quoted = (value: string | number | null): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The words for a type in the table: every value of a list, else what the source says, without `undefined`. */
function shownType(type: PropType): string | undefined {
  if (type.name === 'enum') return type.value.map(quoted).join(' | ');
  return type.raw
    ?.replace(/^\s*\|\s*/, '')
    .replaceAll(/\s*\|\s*undefined\b|\bundefined\s*\|\s*/g, '')
    .replace(/^\((\([^|]*\) => [^|]*)\)$/, '$1');
}

/** The type of a prop for table and control. */
export function withShownType(prop: ArgType): ArgType {
  const { type, table } = prop;
  if (type === undefined || table?.type?.summary !== 'union') return prop;
  const simple = simplified(type);
  return { ...prop, type: simple, table: { ...table, type: { summary: shownType(simple) ?? 'union' } } };
}

/** Gives every prop its shown type. */
export const showTypes: Enhance = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, prop]) => [name, withShownType(prop)]));
