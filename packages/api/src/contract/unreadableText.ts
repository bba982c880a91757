/** A NUL, which PostgreSQL cannot store in text, and an unpaired surrogate, which UTF-8 cannot encode. */
const unreadable = /[\0\p{Cs}]/u;

/**
 * Searches everything that came over the wire, names of fields and of files included, for text that no database can store.
 * Returns the path of the first match, dots between levels; null without one. Runs in linear time however deep a request is.
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
