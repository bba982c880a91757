import type { JsonSchema } from '@lima-id/api';

/** A field of a request or a reply, as a row of a table. */
export interface FieldRow {
  /** Unique among the rows: the path to the field. */
  key: string;
  name: string;
  /** Nesting depth, from 0. */
  depth: number;
  type: string;
  required: boolean;
  text: string;
}

/** Fields nested deeper than this are not listed: an example is clearer there. */
const deepest = 5;

/** A schema without its null variant, and the members of the rest. */
function membersOf(schema: JsonSchema): JsonSchema[] {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices === undefined) return [schema];
  return choices.filter(({ type }) => type !== 'null').flatMap(membersOf);
}

function ownType(schema: JsonSchema): string {
  if (schema['format'] === 'binary') return 'file';
  if ('const' in schema) return typeof schema['const'];
  if ('$ref' in schema) return 'object';
  if (schema['type'] === 'array') {
    const items = Array.isArray(schema['prefixItems']) ? schema['prefixItems'][0] : schema['items'];
    return `${typeOf((items ?? {}) as JsonSchema)}[]`;
  }
  if (Array.isArray(schema['enum'])) return typeof schema['enum'][0];
  if (Array.isArray(schema['type'])) return schema['type'].filter((type) => type !== 'null').join(' | ');
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
}

/** The type of a field in a word. */
export function typeOf(schema: JsonSchema): string {
  const types = membersOf(schema).map(ownType);
  return [...new Set(types)].join(' | ') || 'null';
}

/** The object schemas of a field: its own, those of its union members, or of its list items. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  return membersOf(schema).flatMap((member) => {
    if (member['type'] === 'array') return objectsIn((member['items'] ?? {}) as JsonSchema);
    return 'properties' in member ? [member] : [];
  });
}

/** The fields of the objects in a schema, recursively, each below its parent. A field of several union members is listed once. */
export function fieldRows(schema: JsonSchema, depth = 0, way = ''): FieldRow[] {
  if (depth > deepest) return [];
  const objects = objectsIn(schema);
  const rows = new Map<string, FieldRow[]>();
  for (const object of objects) {
    for (const [name, inner] of Object.entries(object['properties'] as Record<string, JsonSchema>)) {
      if (rows.has(name)) continue;
      const key = `${way}/${name}`;
      const isNeeded = objects.every(({ required }) => Array.isArray(required) && required.includes(name));
      const text = typeof inner['description'] === 'string' ? inner['description'] : '';
      const row = { key, name, depth, type: typeOf(inner), required: isNeeded, text };
      rows.set(name, [row, ...fieldRows(inner, depth + 1, key)]);
    }
  }
  return [...rows.values()].flat();
}
