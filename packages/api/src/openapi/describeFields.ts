import type { FieldScope } from '../documents/fieldScope.ts';
import type { JsonSchema } from '../reader/openApi.ts';

function described(scope: FieldScope, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => described(scope, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === 'properties' ? [key, describedProperties(scope, inner as JsonSchema)] : [key, described(scope, inner)],
    ),
  );
}

function describedProperties(scope: FieldScope, properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const inner = described(scope, schema) as JsonSchema;
      const text = scope.textOf(field);
      return [field, text === undefined || 'description' in inner ? inner : { ...inner, description: text }];
    }),
  );
}

/** A schema with a description of each of its fields. */
export function describeFields(scope: FieldScope, schema: JsonSchema): JsonSchema {
  return described(scope, schema) as JsonSchema;
}
