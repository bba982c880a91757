import type { JsonSchema } from '@lima-id/api/openapi';

/** A field of a request or a reply, as a row of a table. */
export interface FieldRow {
  /** Unlike that of every other row: the way to it. */
  key: string;
  name: string;
  /** How deep it lies, from 0. */
  depth: number;
  type: string;
  required: boolean;
  text: string;
}

/** Fields that lie deeper than this are not listed: by then an example says more. */
const deepest = 5;

/** A schema without the choice of being null, and the members of what is left. */
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

/** What a field holds, in a word. */
export function typeOf(schema: JsonSchema): string {
  const types = membersOf(schema).map(ownType);
  return [...new Set(types)].join(' | ') || 'null';
}

/** The schemas of the objects in a field: itself, what it may be, or what its list holds. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  return membersOf(schema).flatMap((member) => {
    if (member['type'] === 'array') return objectsIn((member['items'] ?? {}) as JsonSchema);
    return 'properties' in member ? [member] : [];
  });
}

/** The fields of the objects in a schema and those in these, each below the field that holds it. A field of several objects is listed once. */
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
