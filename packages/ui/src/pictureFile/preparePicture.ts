import { checkImage, hasUnmarkedInks, type ImageLimit, lacksOnlyJpegEnd } from '@lima-id/domain';
import { endIfAborted } from './abort.ts';
import type { Bytes } from './bytes.ts';
import { drawPicture } from './drawPicture.ts';
import { jpegOrientation, stripJpeg } from './jpegSegments.ts';
import { headBytes, isHeic, sniffMediaType } from './mediaType.ts';
import { openPicture } from './openPicture.ts';
import { jpegName } from './pictureName.ts';
import { pngOrientation, stripPng } from './pngChunks.ts';
import { firstAttempt, nextAttempt } from './reduction.ts';

/**
 * A file ready to upload, or the reason for refusing it: `type` when the rule does not accept its type (which is included), `size` when it
 * cannot be compressed below the limit, `heic` when it is a phone photo that this browser cannot decode, `colours` when it is a
 * CMYK JPEG that would be shown black, `unreadable` when it is damaged.
 */
export type PreparedPicture =
  | { ok: true; file: File }
  | { ok: false; reason: 'type'; type: string }
  | { ok: false; reason: 'size' | 'heic' | 'colours' | 'unreadable' };

/** The media type of a file: by its first bytes, else as reported by the browser. */
export async function readMediaType(file: File): Promise<string> {
  return sniffMediaType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) ?? file.type;
}

/** Whether the rule accepts a file of this type, as it is or after conversion to JPEG. */
export function isTakenType(type: string, limit: ImageLimit): boolean {
  const verdict = checkImage({ type, size: 0 }, limit);
  return verdict.ok || verdict.reason !== 'type' || isHeic(type);
}

/** The same picture without metadata; null when it has to be redrawn because it is not upright or cannot be read. */
function stripPicture(bytes: Bytes, type: string): Bytes | null {
  if (type === 'image/jpeg') return jpegOrientation(bytes) === 1 ? stripJpeg(bytes) : null;
  if (type === 'image/png') return pngOrientation(bytes) === 1 ? stripPng(bytes) : null;
  if (type === 'image/bmp') return sniffMediaType(bytes) === type ? bytes : null;
  return type.startsWith('image/') ? null : bytes;
}

/** A JPEG with the end marker that it lacks, entirely or by half. */
function withEnd(bytes: Bytes): Bytes {
  const length = bytes[bytes.length - 1] === 0xff ? bytes.length - 1 : bytes.length;
  const whole = new Uint8Array(length + 2);
  whole.set(bytes.subarray(0, length));
  whole.set([0xff, 0xd9], length);
  return whole;
}

async function reducePicture(
  picture: ImageBitmap,
  file: File,
  limit: ImageLimit,
  signal: AbortSignal,
): Promise<PreparedPicture> {
  const most = limit.isAllowed ? limit.bytes : limit.bytes - 1;
  let attempt: ReturnType<typeof nextAttempt> = firstAttempt(picture, file.size, most);
  while (attempt !== null) {
    const blob = await drawPicture(picture, attempt);
    endIfAborted(signal);
    if (blob === null) return { ok: false, reason: 'unreadable' };
    if (blob.size <= most) return { ok: true, file: new File([blob], jpegName(file.name), { type: 'image/jpeg' }) };
    attempt = nextAttempt(attempt, blob.size, most);
  }
  return { ok: false, reason: 'size' };
}

/**
 * Prepares a file for upload, on the device: upright, without location data, and within the limit. A picture that is upright and small
 * enough keeps its pixels. A file that is not a picture passes unchanged if the rule accepts it. Throws the signal's reason when aborted.
 */
export async function preparePicture(file: File, limit: ImageLimit, signal: AbortSignal): Promise<PreparedPicture> {
  const type = (await readMediaType(file)).trim().toLowerCase();
  endIfAborted(signal);
  if (!isTakenType(type, limit)) return { ok: false, reason: 'type', type };
  const bytes = new Uint8Array(await file.arrayBuffer());
  endIfAborted(signal);
  if (type === 'image/jpeg' && hasUnmarkedInks(bytes)) return { ok: false, reason: 'colours' };
  const whole = type === 'image/jpeg' && lacksOnlyJpegEnd(bytes) ? withEnd(bytes) : bytes;
  const clean = stripPicture(whole, type);
  if (clean !== null && checkImage({ type, size: clean.length }, limit).ok)
    return { ok: true, file: new File([clean], file.name, { type }) };
  if (!type.startsWith('image/')) return { ok: false, reason: 'size' };
  const picture = await openPicture(new Blob([whole], { type }));
  if (picture === null) return { ok: false, reason: isHeic(type) ? 'heic' : 'unreadable' };
  try {
    endIfAborted(signal);
    return await reducePicture(picture, file, limit, signal);
  } finally {
    picture.close();
  }
}
