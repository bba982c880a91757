/** A place in a path that a field of the request fills. */
const place = /\{(\w+)\}/g;

/** The fields of a request that stand in a path, in order. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(place)].map(([, name = '']) => name);
}

/** The path as routers write it: `/company/{id}` is `/company/:id`. */
export function routePattern(path: string): string {
  return path.replace(place, ':$1');
}

/** The path of one call, its places filled with fields of the request as it travels. */
export function filledPath(path: string, wire: unknown): string {
  const fields = Object(wire) as Record<string, unknown>;
  return path.replace(place, (_place, name: string) => encodeURIComponent(String(fields[name] ?? '')));
}
