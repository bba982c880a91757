import type { PictureFile } from './pictureFile.ts';
import { readPicture } from './readPicture.ts';

/**
 * The type of a picture by its whole structure, not by its signature, name or declared type. Null for anything but a complete JPEG, PNG or
 * BMP. Trailing bytes are allowed: only re-encoded pictures are served.
 */
export function sniffPicture(bytes: Uint8Array): PictureFile['type'] | null {
  return readPicture(bytes)?.type ?? null;
}

/** Signatures of image-like files, with their media types. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^BM/, 'bmp'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftyp(?:hei[cms]|hev[cm]|mif1|msf1)/, 'heic'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
];

/** Length of the longest signature. */
export const beginningBytes = 16;

/** The media type of a file's signature, such as `image/webp`, for the rejection message. Empty when unknown. */
export function beginsAs(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, beginningBytes)).toString('latin1');
  const name = beginnings.find(([pattern]) => pattern.test(start))?.[1];
  return name === undefined ? '' : `image/${name}`;
}
