import { lacksOnlyJpegEnd } from '@lima-id/domain';
import type { PictureFile } from './pictureFile.ts';

/** JPEG segment markers: the byte after 0xFF. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, lineCount: 0xdc } as const;

/** Frame types that browsers support: baseline, extended and progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Tables and metadata, allowed between other segments: Huffman and quantization tables, restart interval, APPn, comment. */
function isTable(code: number): boolean {
  return code === 0xc4 || code === 0xdb || code === 0xdd || (code >= 0xe0 && code <= 0xef) || code === 0xfe;
}

/**
 * Maximum number of scans. Encoders write about ten; each costs a pass over all pixels, so that thousands of empty ones are a denial of
 * service.
 */
const maxScans = 32;

/** Maximum number of segments, for the same reason. A profile and metadata of 10 MB take fewer than 200. */
const maxSegments = 1000;

/** Offset of the next marker in entropy-coded data, skipping stuffed zeros and restart markers. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/** Length of a JPEG of which at most half of the end marker is there. */
function lengthWithoutEnd(bytes: Buffer): number {
  return bytes.at(-1) === 0xff ? bytes.length - 1 : bytes.length;
}

/** The size declared in a frame segment; null when malformed. */
function frameSize(segment: Buffer): { width: number; height: number } | null {
  const components = segment[5];
  if (components === undefined || ![1, 3, 4].includes(components)) return null;
  if (segment.length !== 6 + 3 * components || segment[0] !== 8) return null;
  const height = segment.readUInt16BE(1);
  const width = segment.readUInt16BE(3);
  return width === 0 || height === 0 ? null : { width, height };
}

function isScanHeader(segment: Buffer): boolean {
  const components = segment[0] ?? 0;
  return components >= 1 && components <= 4 && segment.length === 4 + 2 * components;
}

/** Parses a JPEG from SOI to EOI, segment by segment, of which EOI alone may be missing; null when invalid or incomplete. */
export function readJpeg(bytes: Buffer): PictureFile | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  let size: { width: number; height: number } | null = null;
  let scans = 0;
  let at = 2;
  for (let segments = 0; segments < maxSegments; segments += 1) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const code = bytes[at + 1];
    if (code === undefined) return null;
    if (code === marker.end) return size !== null && scans > 0 ? { type: 'jpeg', ...size, length: at + 2 } : null;
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, end);
    if (end < at + 4 || end > bytes.length) return null;
    at = end;
    if (code === marker.scan) {
      scans += 1;
      if (size === null || scans > maxScans || !isScanHeader(segment)) return null;
      at = endOfScan(bytes, at);
      if (at === -1)
        return lacksOnlyJpegEnd(bytes)
          ? { type: 'jpeg', ...size, length: lengthWithoutEnd(bytes), lacksEnd: true }
          : null;
    } else if (frames.has(code)) {
      if (size !== null) return null;
      size = frameSize(segment);
      if (size === null) return null;
    } else if (!isTable(code)) return null;
  }
  return null;
}
