import type { PictureFile } from './pictureFile.ts';
import { readPicture } from './readPicture.ts';

/**
 * The kind of picture by what the bytes are, whatever their name or declared type: by the whole structure, not by the first bytes. Null
 * for everything that is no whole JPEG, PNG or BMP. Bytes after the picture are let pass: only a re-encoded picture may be shown.
 */
export function sniffPicture(bytes: Uint8Array): PictureFile['type'] | null {
  return readPicture(bytes)?.type ?? null;
}

/** How files begin that people take for pictures, and how their media types name them. */
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

/** Bytes of a file that say what it begins as. */
export const beginningBytes = 16;

/** What a file begins as: a media type such as `image/webp`, for the sentence that refuses it. Empty when it is like no picture. */
export function beginsAs(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, beginningBytes)).toString('latin1');
  const name = beginnings.find(([pattern]) => pattern.test(start))?.[1];
  return name === undefined ? '' : `image/${name}`;
}
