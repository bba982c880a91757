import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Unwraps lists and optional values. */
function contentOf(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array':
      return contentOf(def.element);
    case 'nullable':
    case 'optional':
    case 'default':
      return contentOf(def.innerType);
    default:
      return schema;
  }
}

function fieldOf(schema: Schema, field: string): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { def: wire } = def.type === 'pipe' ? (def.in as z.core.$ZodTypes)._zod : { def };
  const found = wire.type === 'object' ? wire.shape[field] : undefined;
  if (found === undefined) throw new Error(`No object of the wire with a field ${field}`);
  return contentOf(found);
}

/**
 * The schema of a part of the wire form, by the wire names of the fields that lead to it; lists and optional values on the way
 * are unwrapped. Without fields it is the item schema of a list.
 */
export function partOf(schema: Schema, ...fields: readonly string[]): Schema {
  return fields.reduce(fieldOf, contentOf(schema));
}
