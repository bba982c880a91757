import type { OpenApiDocument, OperationObject } from '@lima-id/api/openapi';

/** A call with how it is made. */
export interface Operation extends OperationObject {
  method: 'GET' | 'POST';
  path: string;
}

/** Calls of one group. */
export interface OperationGroup {
  name: string;
  operations: Operation[];
}

/** The ways in which calls are made, by their names in a document. */
const methods: Readonly<Record<string, Operation['method']>> = { get: 'GET', post: 'POST' };

/** The calls of a document in its groups, in the order in which it names them; those without a group stand under their first folder. */
export function groupOperations(document: OpenApiDocument): OperationGroup[] {
  const groups = new Map<string, Operation[]>((document.tags ?? []).map(({ name }) => [name, []]));
  for (const [path, item] of Object.entries(document.paths)) {
    // As the document has them: of two ways the more usual one stands first.
    for (const method of Object.keys(item).flatMap((key) => methods[key] ?? [])) {
      const operation = item[method === 'GET' ? 'get' : 'post'];
      if (operation === undefined) continue;
      const name = operation.tags?.[0] ?? path.split('/')[1] ?? path;
      const group = groups.get(name) ?? [];
      group.push({ ...operation, method, path });
      groups.set(name, group);
    }
  }
  return [...groups]
    .map(([name, operations]) => ({ name, operations }))
    .filter(({ operations }) => operations.length > 0);
}

function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldNames)];
}

/** What a call is found by: its name, what it does, its address, and the fields that it takes. */
function wordsOf({ operationId, summary, description, method, path, parameters = [], requestBody }: Operation): string {
  const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldNames(schema));
  const fields = [...parameters.map(({ name }) => name), ...body];
  return [operationId, summary, description, `${method} ${path}`, ...fields].join('\n').toLowerCase();
}

/** The groups with those calls alone that hold every one of the words typed. */
export function searchOperations(groups: readonly OperationGroup[], typed: string): OperationGroup[] {
  const terms = typed.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...groups];
  const isFound = (operation: Operation) => {
    const words = wordsOf(operation);
    return terms.every((term) => words.includes(term));
  };
  return groups
    .map(({ name, operations }) => ({ name, operations: operations.filter(isFound) }))
    .filter(({ operations }) => operations.length > 0);
}
