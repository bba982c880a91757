/** A NUL, which PostgreSQL keeps in no text, and half of a surrogate pair, which no UTF-8 has. */
const unreadable = /[\0\p{Cs}]/u;

/**
 * Looks through everything that came over the wire, names of fields and of files included, for text that no database keeps. Gives the path
 * of the first place, dots between levels; null where all is well. However deep a request is, this takes no more than its length.
 */
export function findUnreadableText(input: unknown): string | null {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      if (unreadable.test(value)) return path;
    } else if (value instanceof Blob) {
      if ('name' in value) waiting.push({ path, value: value.name });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (unreadable.test(name)) return path;
        if (typeof inner === 'string' || typeof inner === 'object') {
          waiting.push({ path: path === '' ? name : `${path}.${name}`, value: inner });
        }
      }
    }
  }
  return null;
}
