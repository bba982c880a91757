import { type Bytes, joinSpans, readNumber, readText, type Span } from './bytes.ts';
import { readOrientation } from './exif.ts';

interface Chunk extends Span {
  name: string;
}

const signature = '\x89PNG\r\n\x1a\n';

/** Chunks a decoder can do without but that change what is seen: colours, transparency, scale, movement. */
const kept: ReadonlySet<string> = new Set([
  'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'hIST', 'sPLT', 'acTL', 'fcTL', 'fdAT',
]); // biome-ignore format: one list

/** Chunks named with a capital are those without which the picture cannot be read. */
const isCritical = (name: string) => /^[A-Z]/.test(name);

/** The chunks of a PNG up to its end; null when the file is no PNG or ends too early. */
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

/**
 * A PNG without EXIF data, texts, times and what a maker added of his own, and without anything after its end. The picture
 * itself is the same byte for byte. Null when it cannot be read.
 */
export function stripPng(bytes: Uint8Array): Bytes | null {
  const chunks = readChunks(bytes);
  if (chunks === null) return null;
  const head = { start: 0, end: signature.length };
  return joinSpans(bytes, [head, ...chunks.filter(({ name }) => isCritical(name) || kept.has(name))]);
}

/** How a PNG has to be turned to stand upright, as `readOrientation` says it. */
export function pngOrientation(bytes: Uint8Array): number {
  const exif = readChunks(bytes)?.find(({ name }) => name === 'eXIf');
  return exif === undefined ? 1 : readOrientation(bytes.subarray(exif.start + 8, exif.end - 4));
}
