import { checkImage, type ImageLimit } from '@lima-id/domain';
import { type Drawing, takeTurn } from './drawPicture.ts';
import { mostPixels } from './pictureLimits.ts';
import { readPicture } from './readPicture.ts';
import { beginningBytes, beginsAs } from './sniffPicture.ts';

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

/** A picture as it came: its bytes, or a file that is read into memory when its turn has come and not before. */
export type PictureSource = Uint8Array | Blob;

async function bytesOf(source: PictureSource): Promise<Uint8Array> {
  return source instanceof Blob ? new Uint8Array(await source.arrayBuffer()) : source;
}

/**
 * Makes a picture of an uploaded file: a JPEG, PNG or BMP by its content, within the limit of bytes, whole, and of no more than
 * 40 megapixels, which is read from its header before anything is decoded. The picture is turned upright, drawn as `drawing` says and
 * re-encoded, so that places, cameras and foreign bytes in the file are gone. Refuses with a sentence for the visitor; throws only
 * when the gateway itself is at fault.
 */
export async function reencodePicture(
  source: PictureSource,
  limit: ImageLimit,
  drawing: Drawing,
): Promise<ReencodedPicture | PictureRefusal> {
  const size = source instanceof Blob ? source.size : source.length;
  const verdict = checkImage({ type: beginsAs(await bytesOf(source.slice(0, beginningBytes))), size }, limit);
  if (!verdict.ok) return refuse(verdict.reason, verdict.message);
  const turn = takeTurn(async (draw) => {
    const bytes = await bytesOf(source);
    const picture = readPicture(bytes);
    if (picture === null) return refuse('corrupt', pictureSentences.corrupt);
    if (picture.width * picture.height > mostPixels) return refuse('pixels', pictureSentences.pixels);
    const drawn = await draw(bytes.subarray(0, picture.length), drawing);
    if (drawn === null) return refuse('corrupt', pictureSentences.corrupt);
    return { ok: true as const, type: 'image/webp' as const, ...drawn };
  });
  return turn === null ? refuse('busy', pictureSentences.busy) : await turn;
}
