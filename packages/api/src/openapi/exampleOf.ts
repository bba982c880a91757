import type { EndpointName } from '../contract/contract.ts';
import { callScope, type FieldScope, ownScope, shapeScope } from '../documents/fieldScope.ts';
import type { JsonSchema } from '../reader/openApi.ts';
import { type Schemas, shapeNameOf } from './schemas.ts';

/** The context of a value in an example. */
interface Place {
  /** The call's own field examples, which apply inside shapes too. */
  own: FieldScope;
  scope: FieldScope;
  /** The enclosing shapes, to stop recursion. */
  within: readonly string[];
  schemas: Schemas;
}

/** The members of a union; the first one that is not null is used. */
function chosenOf(schema: JsonSchema): JsonSchema | undefined {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  return choices?.find(({ type }) => type !== 'null') ?? choices?.[0];
}

function mergedOf(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { allOf, ...own } = schemas.writtenOut(schema) as JsonSchema & { allOf?: JsonSchema[] };
  return Object.assign({}, ...(allOf ?? []), own) as JsonSchema;
}

/** The fallback text. */
const sampleText = '示例';

function textOf({ minLength }: JsonSchema): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  return sampleText.repeat(Math.max(1, Math.ceil(least / sampleText.length)));
}

/** The types that a value may have besides null. */
function typesOf({ type }: JsonSchema): unknown[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null' || type === 'null');
}

function listOf({ prefixItems, items }: JsonSchema, place: Place): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((one) => valueOf(one as JsonSchema, place));
  const entry = (items ?? {}) as JsonSchema;
  return place.within.includes(shapeNameOf(entry) ?? '') ? [] : [valueOf(entry, place)];
}

function valueOf(schema: JsonSchema, outer: Place): unknown {
  const shape = shapeNameOf(schema);
  const place = shape === undefined ? outer : { ...outer, scope: shapeScope(shape), within: [...outer.within, shape] };
  const whole = mergedOf(schema, place.schemas);
  if ('const' in whole) return whole['const'];
  if (Array.isArray(whole['enum'])) return whole['enum'][0];
  if (whole['format'] === 'binary') return 'picture.png';
  const chosen = chosenOf(whole);
  if (chosen !== undefined) return valueOf(chosen, place);
  switch (typesOf(whole)[0]) {
    case 'object':
      return objectOf(whole, place);
    case 'array':
      return listOf(whole, place);
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

/** Whether a given example has the type of the field. */
function fits(value: unknown, schema: JsonSchema, schemas: Schemas): boolean {
  const whole = mergedOf(schema, schemas);
  if ('const' in whole) return whole['const'] === value;
  if (Array.isArray(whole['enum'])) return whole['enum'].includes(value);
  const choices = (whole['anyOf'] ?? whole['oneOf']) as JsonSchema[] | undefined;
  if (choices !== undefined) return choices.some((one) => fits(value, one, schemas));
  return typesOf(whole).some((type) => {
    if (type === 'array') return Array.isArray(value);
    if (type === 'null') return value === null;
    if (type === 'integer' || type === 'number') return typeof value === 'number';
    return type === undefined || typeof value === type;
  });
}

function objectOf(schema: JsonSchema, place: Place): unknown {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(properties).map(([field, inner]) => {
      const known = place.own.exampleOf(field) ?? place.scope.exampleOf(field);
      return [field, known !== undefined && fits(known, inner, place.schemas) ? known : valueOf(inner, place)];
    }),
  );
}

/** An example of a request or a reply, generated from its schema: every field, and one entry per list. */
export function exampleOf(call: EndpointName, schema: JsonSchema, schemas: Schemas): unknown {
  return valueOf(schema, { own: ownScope(call), scope: callScope(call), within: [], schemas });
}
