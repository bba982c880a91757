import type { OpenApiDocument, ResolvedDocument } from './openApi.ts';

/** The part of the document that a reference points to; undefined when it does not exist. */
function findPart(document: object, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (part, step) => Object(part)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

/**
 * The document with every reference resolved, so that its readers follow none. A recursive part keeps the reference inside
 * itself. Parts are shared between the places that refer to them, so it needs no more memory.
 */
export function resolvedDocument(document: OpenApiDocument): ResolvedDocument {
  const resolved = new Map<string, unknown>();

  function resolve(value: unknown, within: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...others } = value as Record<string, unknown>;
    const rest = Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, resolve(inner, within)]));
    if (reference === undefined) return rest;
    if (typeof reference !== 'string' || within.includes(reference)) return { $ref: reference, ...rest };
    if (!resolved.has(reference)) {
      resolved.set(reference, resolve(findPart(document, reference), [...within, reference]));
    }
    return { ...Object(resolved.get(reference)), ...rest };
  }

  return resolve(document, []) as ResolvedDocument;
}
