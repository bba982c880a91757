import type { PictureFile } from './pictureFile.ts';

const fileHeaderLength = 14;

/** Header lengths: OS/2 1; OS/2 2 in short and in full; Windows since 3.0. */
const headerLengths = { short: 12, bare: 16, full: new Set([40, 52, 56, 64, 108, 124]) } as const;

const bitsPerPixel: ReadonlySet<number> = new Set([1, 4, 8, 16, 24, 32]);

/** Uncompressed pixels, run lengths of 8 or 4 bits, and with bit masks. */
const compressions = { none: 0, runs8: 1, runs4: 2, masks: 3 } as const;

interface Header {
  width: number;
  /** Negative for rows from top to bottom. */
  height: number;
  planes: number;
  bits: number;
  compression: number;
}

function readHeader(bytes: Buffer, length: number): Header | null {
  if (length === headerLengths.short && bytes.length >= fileHeaderLength + length)
    return {
      width: bytes.readUInt16LE(18),
      height: bytes.readUInt16LE(20),
      planes: bytes.readUInt16LE(22),
      bits: bytes.readUInt16LE(24),
      compression: compressions.none,
    };
  const isBare = length === headerLengths.bare;
  if (!(isBare || headerLengths.full.has(length)) || bytes.length < fileHeaderLength + length) return null;
  return {
    width: bytes.readInt32LE(18),
    height: bytes.readInt32LE(22),
    planes: bytes.readUInt16LE(26),
    bits: bytes.readUInt16LE(28),
    compression: isBare ? compressions.none : bytes.readUInt32LE(30),
  };
}

/**
 * Offset after run-length encoded pixels, which end with a mark of their own; null when it is missing, or stands before the last row: a few
 * bytes could otherwise claim a picture of any size.
 */
function endOfRuns(bytes: Buffer, from: number, { height, bits }: Header): number | null {
  let row = 0;
  for (let at = from; at + 2 <= bytes.length; ) {
    const count = bytes[at] ?? 0;
    const value = bytes[at + 1] ?? 0;
    at += 2;
    if (count !== 0) continue;
    if (value === 0) row += 1;
    else if (value === 1) return row >= height - 1 ? at : null;
    else if (value === 2) {
      row += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      // A literal run: `value` pixels, padded to two bytes.
      at += Math.ceil((value * bits) / 16) * 2;
    }
  }
  return null;
}

function endOfPixels(bytes: Buffer, from: number, header: Header): number | null {
  const { width, height, bits, compression } = header;
  const hasRuns =
    (compression === compressions.runs8 && bits === 8) || (compression === compressions.runs4 && bits === 4);
  if (hasRuns) return height > 0 ? endOfRuns(bytes, from, header) : null;
  const isPlain =
    compression === compressions.none || (compression === compressions.masks && (bits === 16 || bits === 32));
  return isPlain ? from + Math.ceil((width * bits) / 32) * 4 * Math.abs(height) : null;
}

/** Reads the headers of a complete BMP of Windows or OS/2; null when invalid. */
export function readBmp(bytes: Buffer): PictureFile | null {
  if (bytes.toString('latin1', 0, 2) !== 'BM' || bytes.length < fileHeaderLength + headerLengths.short) return null;
  const pixels = bytes.readUInt32LE(10);
  const headerLength = bytes.readUInt32LE(14);
  const header = readHeader(bytes, headerLength);
  if (header === null || header.planes !== 1 || !bitsPerPixel.has(header.bits)) return null;
  const { width, height } = header;
  if (width <= 0 || height === 0 || pixels < fileHeaderLength + headerLength) return null;
  const length = endOfPixels(bytes, pixels, header);
  return length !== null && length <= bytes.length ? { type: 'bmp', width, height: Math.abs(height), length } : null;
}
