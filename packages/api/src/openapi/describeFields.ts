import { fieldTexts, ownFieldTexts } from './fieldTexts.ts';
import type { JsonSchema } from './schema.ts';

/** What a field of a call says; nothing where nobody has said it. */
function textOf(call: string, field: string): string | undefined {
  return ownFieldTexts[`${call}.${field}`] ?? fieldTexts[field];
}

function described(call: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => described(call, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === 'properties' ? [key, describedProperties(call, inner as JsonSchema)] : [key, described(call, inner)],
    ),
  );
}

function describedProperties(call: string, properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const inner = described(call, schema) as JsonSchema;
      const text = textOf(call, field);
      return [field, text === undefined || 'description' in inner ? inner : { ...inner, description: text }];
    }),
  );
}

/** The schema of a call with what each of its fields says. */
export function describeFields(call: string, schema: JsonSchema): JsonSchema {
  return described(call, schema) as JsonSchema;
}
