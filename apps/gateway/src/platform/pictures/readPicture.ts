import { readBmp } from './bmpFile.ts';
import { readJpeg } from './jpegFile.ts';
import type { PictureFile } from './pictureFile.ts';
import { readPng } from './pngFile.ts';

/**
 * Reads a picture's structure from its first byte to its last: a JPEG, PNG or BMP that is whole. Null for everything else, such as a
 * picture that was cut off, one with a broken checksum, or another kind of file that only begins like a picture.
 */
export function readPicture(bytes: Uint8Array): PictureFile | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readJpeg(view) ?? readPng(view) ?? readBmp(view);
}
