import { readBmp } from './bmpFile.ts';
import { readJpeg } from './jpegFile.ts';
import type { PictureFile } from './pictureFile.ts';
import { readPng } from './pngFile.ts';

/**
 * Parses the structure of a complete JPEG, PNG or BMP. Null for everything else, such as truncated files, wrong checksums, or other files
 * with a picture's signature.
 */
export function readPicture(bytes: Uint8Array): PictureFile | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readJpeg(view) ?? readPng(view) ?? readBmp(view);
}
