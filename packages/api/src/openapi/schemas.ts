import { registry, toJSONSchema } from 'zod/v4/core';
import type { WireCodec } from '../contract/endpoint.ts';
import type { DocumentOf } from '../documents/callDocument.ts';
import { subjectDocuments } from '../documents/callDocuments.ts';
import { shapeScope } from '../documents/fieldScope.ts';
import type { JsonSchema } from '../reader/openApi.ts';
import { describeFields } from './describeFields.ts';

const folder = '#/components/schemas/';

/** The shapes of all subjects by name; zod writes a reference wherever one of them occurs. */
const shapes = registry<{ id: string }>();
for (const subject of subjectDocuments as readonly DocumentOf<unknown>[]) {
  for (const [id, schema] of Object.entries(subject.shapes ?? {})) shapes.add(schema, { id });
}

/** The name of a schema's shape; undefined for an inline schema. */
export function shapeNameOf({ $ref: reference }: JsonSchema): string | undefined {
  return typeof reference === 'string' && reference.startsWith(folder) ? reference.slice(folder.length) : undefined;
}

/** Rewrites zod's references to where OpenAPI documents keep their components. */
function rebased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace('#/$defs/', folder) : rebased(inner),
    ]),
  );
}

/** The schemas of one document. */
export interface Schemas {
  /**
   * The schema of the wire form, misspelt names included: the input side of the codec. Its output side, which zod documents by
   * default for a codec in a reply, never leaves the program. Both sides drop unknown fields, so the schema does not forbid them.
   */
  schemaOf(codec: WireCodec<unknown>): JsonSchema;
  /** A schema inlined in place of a shape. */
  writtenOut(schema: JsonSchema): JsonSchema;
  /** The shapes that occurred so far, with field descriptions. */
  components(): Record<string, JsonSchema>;
}

export function createSchemas(): Schemas {
  const met = new Map<string, JsonSchema>();
  return {
    schemaOf(codec) {
      const options = { io: 'input', target: 'draft-2020-12', metadata: shapes } as const;
      const { $schema: _dialect, $defs = {}, ...schema } = toJSONSchema(codec, options);
      for (const [name, shape] of Object.entries($defs)) {
        if (met.has(name)) continue;
        const { id: _id, ...written } = rebased(shape) as JsonSchema;
        met.set(name, describeFields(shapeScope(name), written));
      }
      return rebased(schema) as JsonSchema;
    },
    writtenOut(schema) {
      const { $ref: _reference, ...others } = schema;
      const shape = met.get(shapeNameOf(schema) ?? '');
      return shape === undefined ? schema : { ...shape, ...others };
    },
    components: () => Object.fromEntries([...met].toSorted(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}
