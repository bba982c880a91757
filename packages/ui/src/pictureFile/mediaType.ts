import { readNumber, readText } from './bytes.ts';

/** Number of bytes of a file's head that `sniffMediaType` needs. */
export const headBytes = 32;

const heads: readonly (readonly [type: string, at: number, text: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['application/pdf', 0, '%PDF-'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/heic', 4, 'ftypmsf1'],
];

/** Sizes of the DIB header that follows a bitmap's file header; the two letters alone would match texts too. */
const bitmapHeaders: ReadonlySet<number | null> = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/** The media type of a file by its first bytes, regardless of its name; null when unknown. */
export function sniffMediaType(head: Uint8Array): string | null {
  for (const [type, at, text] of heads) if (readText(head, at, text.length) === text) return type;
  if (readText(head, 0, 2) === 'BM' && bitmapHeaders.has(readNumber(head, 14, 4, true))) return 'image/bmp';
  return null;
}

/** Whether it is HEIC, which phones take and few browsers decode. */
export function isHeic(type: string): boolean {
  return /^image\/hei[cf](-sequence)?$/i.test(type.trim());
}
