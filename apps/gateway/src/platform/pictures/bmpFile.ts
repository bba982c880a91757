import type { PictureFile } from './pictureFile.ts';

const fileHeaderLength = 14;

/** Header lengths of Windows versions since 3.0. */
const headerLengths: ReadonlySet<number> = new Set([40, 52, 56, 64, 108, 124]);

const bitsPerPixel: ReadonlySet<number> = new Set([1, 4, 8, 16, 24, 32]);

/** Uncompressed pixels, and with bit masks. Run-length encodings, which nobody uploads, could claim any size in a few bytes. */
const compressions = { none: 0, masks: 3 } as const;

/** Reads the headers of a complete, uncompressed BMP; null when invalid. */
export function readBmp(bytes: Buffer): PictureFile | null {
  if (bytes.toString('latin1', 0, 2) !== 'BM' || bytes.length < fileHeaderLength + 40) return null;
  const pixels = bytes.readUInt32LE(10);
  const headerLength = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  // A negative height means rows from top to bottom.
  const height = Math.abs(bytes.readInt32LE(22));
  const planes = bytes.readUInt16LE(26);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  if (!headerLengths.has(headerLength) || planes !== 1 || !bitsPerPixel.has(bits)) return null;
  if (compression !== compressions.none && !(compression === compressions.masks && (bits === 16 || bits === 32)))
    return null;
  if (width <= 0 || height === 0 || pixels < fileHeaderLength + headerLength) return null;
  const length = pixels + Math.ceil((width * bits) / 32) * 4 * height;
  return length <= bytes.length ? { type: 'bmp', width, height, length } : null;
}
