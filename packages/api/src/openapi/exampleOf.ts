import { fieldExamples, ownFieldExamples } from './fieldExamples.ts';
import type { JsonSchema } from './schema.ts';

/** The members of a choice, of which the first that is not null is taken. */
function chosenOf(schema: JsonSchema): JsonSchema | undefined {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  return choices?.find(({ type }) => type !== 'null') ?? choices?.[0];
}

function mergedOf(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = schema as JsonSchema & { allOf?: JsonSchema[] };
  return Object.assign({}, ...(allOf ?? []), own) as JsonSchema;
}

/** What stands for a text of which nothing better is known. */
const sampleText = '示例';

function textOf({ minLength }: JsonSchema): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  return sampleText.repeat(Math.max(1, Math.ceil(least / sampleText.length)));
}

/** The types that a value may have besides being null. */
function typesOf({ type }: JsonSchema): unknown[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null' || type === 'null');
}

function listOf(call: string, { prefixItems, items }: JsonSchema): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((one) => valueOf(call, one as JsonSchema));
  const entry = (items ?? {}) as JsonSchema;
  // What holds itself would never end.
  return '$ref' in entry ? [] : [valueOf(call, entry)];
}

function valueOf(call: string, schema: JsonSchema): unknown {
  const whole = mergedOf(schema);
  if ('const' in whole) return whole['const'];
  if (Array.isArray(whole['enum'])) return whole['enum'][0];
  if (whole['format'] === 'binary') return 'picture.png';
  const chosen = chosenOf(whole);
  if (chosen !== undefined) return valueOf(call, chosen);
  switch (typesOf(whole)[0]) {
    case 'object':
      return objectOf(call, whole);
    case 'array':
      return listOf(call, whole);
    case 'integer':
    case 'number': {
      const least = whole['minimum'] ?? 0;
      const above = whole['exclusiveMinimum'];
      return typeof above === 'number' ? above + 1 : least;
    }
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(whole);
  }
}

/** Whether a known value fits a field at least by its kind. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const whole = mergedOf(schema);
  if ('const' in whole) return whole['const'] === value;
  if (Array.isArray(whole['enum'])) return whole['enum'].includes(value);
  const choices = (whole['anyOf'] ?? whole['oneOf']) as JsonSchema[] | undefined;
  if (choices !== undefined) return choices.some((one) => fits(value, one));
  return typesOf(whole).some((type) => {
    if (type === 'array') return Array.isArray(value);
    if (type === 'integer' || type === 'number') return typeof value === 'number';
    return type === undefined || typeof value === type;
  });
}

function objectOf(call: string, schema: JsonSchema): unknown {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(properties).map(([field, inner]) => {
      const known = ownFieldExamples[`${call}.${field}`] ?? fieldExamples[field];
      return [field, known !== undefined && fits(known, inner) ? known : valueOf(call, inner)];
    }),
  );
}

/** A value as a call takes or gives it, made of its schema: every field that there is, and of each list one entry. */
export function exampleOf(call: string, schema: JsonSchema): unknown {
  return valueOf(call, schema);
}
