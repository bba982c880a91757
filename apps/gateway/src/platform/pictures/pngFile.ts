import { crc32 } from 'node:zlib';
import type { PictureFile } from './pictureFile.ts';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Valid bit depths by colour type. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** The size declared in the first chunk; null when malformed. */
function headerSize(name: string, data: Buffer): { width: number; height: number } | null {
  if (name !== 'IHDR' || data.length !== 13) return null;
  const [depth = 0, colour = -1, compression, filter, interlace = 2] = data.subarray(8);
  if (!depths[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null;
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  return width === 0 || height === 0 ? null : { width, height };
}

/** Parses a PNG from its signature to IEND, chunk by chunk with checksums; null when invalid or incomplete. */
export function readPng(bytes: Buffer): PictureFile | null {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return null;
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const body = bytes.subarray(at + 4, end - 4);
    if (crc32(body) !== bytes.readUInt32BE(end - 4)) return null;
    const name = body.toString('latin1', 0, 4);
    if (size === null) {
      size = headerSize(name, body.subarray(4));
      if (size === null) return null;
    } else if (name === 'IHDR') return null;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels && length === 0 ? { type: 'png', ...size, length: end } : null;
    at = end;
  }
  return null;
}
