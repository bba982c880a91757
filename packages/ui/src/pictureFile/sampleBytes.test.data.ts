import type { Bytes } from './bytes.ts';

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

const join = (...parts: (Uint8Array | readonly number[])[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** The GPS latitude in the sample pictures, as stored: 37° 28′ 12″ north, as six numbers of four bytes. */
export const placeBytes = join([37, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 1, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0]);

/** A TIFF block as in EXIF data, little-endian (Intel): an orientation, and the latitude above. */
export function exifBlock(orientation: number): Bytes {
  const entry = (tag: number, type: number, count: number, value: readonly number[]) =>
    join([tag & 255, tag >> 8, type, 0, count, 0, 0, 0], value);
  return join(
    text('II*\0'),
    [8, 0, 0, 0],
    [2, 0],
    entry(0x0112, 3, 1, [orientation, 0, 0, 0]),
    entry(0x8825, 4, 1, [38, 0, 0, 0]),
    [0, 0, 0, 0],
    [2, 0],
    entry(1, 2, 2, [...text('N\0'), 0, 0]),
    entry(2, 5, 3, [68, 0, 0, 0]),
    [0, 0, 0, 0],
    placeBytes,
  );
}

/** The same orientation in big-endian (Motorola) order. */
export function exifBlockBigEndian(orientation: number): Bytes {
  return join(text('MM\0*'), [0, 0, 0, 8], [0, 1], [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], [0, 0, 0, 0]);
}
export function jpegSegment(marker: number, content: Uint8Array | readonly number[]): Bytes {
  const length = content.length + 2;
  return join([0xff, marker, length >> 8, length & 255], content);
}

/** The APP1 segment with EXIF data. */
export const exifSegment = (orientation: number) => jpegSegment(0xe1, join(text('Exif\0\0'), exifBlock(orientation)));

/** A JPEG with segments inserted after its SOI marker. */
export function insertSegments(jpeg: Uint8Array, ...segments: Uint8Array[]): Bytes {
  return join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));
}

/** A structurally valid JPEG whose image data is eight undecodable bytes. */
export function tinyJpeg(...segments: Uint8Array[]): Bytes {
  const scan = join(jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), [1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0, 4]);
  return join([0xff, 0xd8], ...segments, jpegSegment(0xdb, [0, 1, 2]), scan, [0xff, 0xd9]);
}

/** A PNG chunk; its CRC is not computed. */
export function pngChunk(name: string, content: Uint8Array | readonly number[]): Bytes {
  return join([0, 0, content.length >> 8, content.length & 255], text(name), content, [1, 2, 3, 4]);
}

/** A PNG with these chunks between its signature and its end. */
export function tinyPng(...chunks: Uint8Array[]): Bytes {
  return join(text('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', [0, 0, 0, 1]), ...chunks, pngChunk('IEND', []));
}

/** Bytes of an ASCII text. */
export const textBytes = text;
export const joinBytes = join;

/** Whether `bytes` contains `piece`. */
export function holds(bytes: Uint8Array, piece: Uint8Array): boolean {
  return [...bytes].some((_, at) => piece.every((value, index) => bytes[at + index] === value));
}
