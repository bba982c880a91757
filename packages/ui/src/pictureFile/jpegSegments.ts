import { type Bytes, joinSpans, readNumber, readText, type Span } from './bytes.ts';
import { readOrientation } from './exif.ts';

interface Segment extends Span {
  marker: number;
}

const marks = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app15: 0xef, comment: 0xfe } as const;

const exifHead = 'Exif\0\0';

/** Prefixes of the application segments to keep: JFIF and colour profile. All others may contain a location. */
const keptHeads: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const standsAlone = (marker: number) => isRestart(marker) || marker === 0x01;

/** End of the entropy-coded data that starts at `from`: the next marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

/** The segments of a JPEG up to the end of its image; null when the file is not a JPEG or is truncated. */
function readSegments(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== marks.start) return null;
  const segments: Segment[] = [{ marker: marks.start, start: 0, end: 2 }];
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0) return null;
    if (marker === marks.end) return [...segments, { marker, start: at, end: at + 2 }];
    const length = standsAlone(marker) ? 0 : readNumber(bytes, at + 2, 2);
    if (length === null || (length < 2 && !standsAlone(marker))) return null;
    const head = at + 2 + length;
    if (head > bytes.length) return null;
    const end = marker === marks.scan ? endOfScan(bytes, head) : head;
    segments.push({ marker, start: at, end });
    at = end;
  }
  return null;
}

function isKept(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === marks.comment) return false;
  if (marker < marks.app0 || marker > marks.app15) return true;
  const head = keptHeads[marker];
  return head !== undefined && readText(bytes, start + 4, head.length) === head;
}

/**
 * A JPEG without metadata about where, when, with what or by whom it was taken: only the application segments needed for its colours are
 * kept; comments are removed, and so is all data after the image (phones append further images there, each with metadata of its own). The
 * image data is unchanged. Null when it cannot be read.
 */
export function stripJpeg(bytes: Uint8Array): Bytes | null {
  const segments = readSegments(bytes);
  if (segments === null) return null;
  return joinSpans(
    bytes,
    segments.filter((segment) => isKept(bytes, segment)),
  );
}

/** The orientation of a JPEG, as in `readOrientation`. */
export function jpegOrientation(bytes: Uint8Array): number {
  for (const { marker, start, end } of readSegments(bytes) ?? []) {
    if (marker === marks.app1 && readText(bytes, start + 4, exifHead.length) === exifHead)
      return readOrientation(bytes.subarray(start + 4 + exifHead.length, end));
  }
  return 1;
}
