import type { ResolvedDocument, ResolvedOperation } from '@lima-id/api';
import { plainLine, simplified } from '@lima-id/domain';

/** A call with its method and path. */
export interface Operation extends ResolvedOperation {
  method: 'GET' | 'POST';
  path: string;
}

/** Calls of one group. */
export interface OperationGroup {
  name: string;
  operations: Operation[];
}

/** HTTP methods by their names in a document. */
const methods: Readonly<Record<string, Operation['method']>> = { get: 'GET', post: 'POST' };

/** The calls of a document by group, in the document's order; those without a group are grouped by their first path segment. */
export function groupOperations(document: ResolvedDocument): OperationGroup[] {
  const groups = new Map<string, Operation[]>((document.tags ?? []).map(({ name }) => [name, []]));
  for (const [path, item] of Object.entries(document.paths)) {
    // In the document's order: of two methods the more usual one comes first.
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

/** The searchable text of a call: its name, its effect, its path, and its field names. */
function wordsOf({ operationId, summary, description, method, path, parameters = [], requestBody }: Operation): string {
  const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldNames(schema));
  const fields = [...parameters.map(({ name }) => name), ...body];
  return simplified([operationId, summary, description, `${method} ${path}`, ...fields].join('\n')).toLowerCase();
}

/** The groups with only those calls that contain all search words. */
export function searchOperations(groups: readonly OperationGroup[], typed: string): OperationGroup[] {
  const terms = simplified(plainLine(typed).normalize('NFKC')).toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...groups];
  const isFound = (operation: Operation) => {
    const words = wordsOf(operation);
    return terms.every((term) => words.includes(term));
  };
  return groups
    .map(({ name, operations }) => ({ name, operations: operations.filter(isFound) }))
    .filter(({ operations }) => operations.length > 0);
}
