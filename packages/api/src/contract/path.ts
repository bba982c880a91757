/** A placeholder in a path, filled by a field of the request. */
const place = /\{(\w+)\}/g;

/** The request fields in a path's placeholders, in order. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(place)].map(([, name = '']) => name);
}

/** The path in the syntax of routers: `/company/{id}` is `/company/:id`. */
export function routePattern(path: string): string {
  return path.replace(place, ':$1');
}

/** The path of one call, with its placeholders filled from the wire form of the request. */
export function filledPath(path: string, wire: unknown): string {
  const fields = Object(wire) as Record<string, unknown>;
  return path.replace(place, (_place, name: string) => encodeURIComponent(String(fields[name] ?? '')));
}
