/** Bytes of a file in a buffer of its own. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A slice of a file: its start and its exclusive end. */
export interface Span {
  start: number;
  end: number;
}

/** The bytes as Latin-1 text; shorter at the end of the file. */
export function readText(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** A two or four byte integer; null past the end of the file. */
export function readNumber(bytes: Uint8Array, at: number, size: 2 | 4, littleEndian = false): number | null {
  if (at < 0 || at + size > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, size);
  return size === 2 ? view.getUint16(0, littleEndian) : view.getUint32(0, littleEndian);
}

/** A new file of the given slices, in their order. */
export function joinSpans(bytes: Uint8Array, spans: readonly Span[]): Bytes {
  const joined = new Uint8Array(spans.reduce((sum, { start, end }) => sum + end - start, 0));
  let at = 0;
  for (const { start, end } of spans) {
    joined.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return joined;
}
