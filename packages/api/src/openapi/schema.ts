import { toJSONSchema } from 'zod/v4/core';
import type { WireCodec } from '../contract/endpoint.ts';

/** A JSON Schema (2020-12, the dialect of OpenAPI 3.1), as plain data. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * The schema of what travels, misspelt names included: the input side of the codec. Its other side, which a codec in
 * a reply would be documented by otherwise, never leaves the program. Fields the contract does not know are dropped
 * by both sides, so they are not forbidden.
 */
export function wireSchema(codec: WireCodec<unknown>): JsonSchema {
  const { $schema: _dialect, ...schema } = toJSONSchema(codec, { io: 'input', target: 'draft-2020-12' });
  return schema;
}
