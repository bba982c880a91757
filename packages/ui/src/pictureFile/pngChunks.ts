import { type Bytes, joinSpans, readNumber, readText, type Span } from './bytes.ts';
import { readOrientation } from './exif.ts';

interface Chunk extends Span {
  name: string;
}

const signature = '\x89PNG\r\n\x1a\n';

/** Ancillary chunks that change the appearance: colours, transparency, scale, animation. */
const kept: ReadonlySet<string> = new Set([
  'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'hIST', 'sPLT', 'acTL', 'fcTL', 'fdAT',
]); // biome-ignore format: one list

/** Chunks with a capital first letter are critical for decoding. */
const isCritical = (name: string) => /^[A-Z]/.test(name);

/** The chunks of a PNG up to its end; null when the file is not a PNG or is truncated. */
function readChunks(bytes: Uint8Array): Chunk[] | null {
  if (readText(bytes, 0, signature.length) !== signature) return null;
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < bytes.length; ) {
    const length = readNumber(bytes, at, 4);
    if (length === null || at + 12 + length > bytes.length) return null;
    const chunk = { name: readText(bytes, at + 4, 4), start: at, end: at + 12 + length };
    chunks.push(chunk);
    if (chunk.name === 'IEND') return chunks;
    at = chunk.end;
  }
  return null;
}

/** A PNG without EXIF data, texts, times, private chunks and trailing data. The image data is unchanged. Null when it cannot be read. */
export function stripPng(bytes: Uint8Array): Bytes | null {
  const chunks = readChunks(bytes);
  if (chunks === null) return null;
  const head = { start: 0, end: signature.length };
  return joinSpans(bytes, [head, ...chunks.filter(({ name }) => isCritical(name) || kept.has(name))]);
}

/** The orientation of a PNG, as in `readOrientation`. */
export function pngOrientation(bytes: Uint8Array): number {
  const exif = readChunks(bytes)?.find(({ name }) => name === 'eXIf');
  return exif === undefined ? 1 : readOrientation(bytes.subarray(exif.start + 8, exif.end - 4));
}
