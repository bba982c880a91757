import { checkImage, type ImageLimit } from '@lima-id/domain';
import { type Drawing, drawInTurn } from './drawPicture.ts';
import { mostPixels } from './pictureLimits.ts';
import { readPicture } from './readPicture.ts';
import { beginsAs } from './sniffPicture.ts';

/** Why a picture is not kept. `status` is the fitting HTTP status, `message` what the visitor reads. */
export interface PictureRefusal {
  ok: false;
  reason: 'type' | 'size' | 'corrupt' | 'pixels' | 'busy';
  status: 413 | 415 | 422 | 503;
  message: string;
}

/** A picture as it is kept, without anything of the uploaded file but its picture. */
export interface ReencodedPicture {
  ok: true;
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp';
  width: number;
  height: number;
}

const statuses = { type: 415, size: 413, corrupt: 422, pixels: 422, busy: 503 } as const;

/** What is said of pictures that cannot be had; `busy` also where one is only to be shown. */
export const pictureSentences = {
  corrupt: '图片已损坏或不完整，请重新选择图片',
  pixels: `图片像素过多，请选择不超过${mostPixels / 10_000}万像素的图片`,
  busy: '正在处理的图片较多，请稍后再试',
} as const;

function refuse(reason: PictureRefusal['reason'], message: string): PictureRefusal {
  return { ok: false, reason, status: statuses[reason], message };
}

/**
 * Makes a picture of an uploaded file: a JPEG, PNG or BMP by its content, within the limit of bytes, whole, and of no more than
 * 40 megapixels, which is read from its header before anything is decoded. The picture is turned upright, drawn as `drawing` says and
 * encoded anew, so that places, cameras and foreign bytes in the file are gone. Refuses with a sentence for the visitor; throws only
 * when the gateway itself is at fault.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  limit: ImageLimit,
  drawing: Drawing,
): Promise<ReencodedPicture | PictureRefusal> {
  const verdict = checkImage({ type: beginsAs(bytes), size: bytes.length }, limit);
  if (!verdict.ok) return refuse(verdict.reason, verdict.message);
  const picture = readPicture(bytes);
  if (picture === null) return refuse('corrupt', pictureSentences.corrupt);
  if (picture.width * picture.height > mostPixels) return refuse('pixels', pictureSentences.pixels);
  const turn = drawInTurn(bytes.subarray(0, picture.length), drawing);
  if (turn === null) return refuse('busy', pictureSentences.busy);
  const drawn = await turn;
  return drawn === null ? refuse('corrupt', pictureSentences.corrupt) : { ok: true, type: 'image/webp', ...drawn };
}
