import { checkImage, hasUnmarkedInks, type ImageLimit } from '@lima-id/domain';
import { type Drawing, takeTurn } from './drawPicture.ts';
import type { PictureFile } from './pictureFile.ts';
import { maxPixels } from './pictureLimits.ts';
import { readPicture } from './readPicture.ts';
import { beginningBytes, beginsAs } from './sniffPicture.ts';

/** Why a picture was rejected. `status` is the HTTP status, `message` is for the visitor. */
export interface PictureRefusal {
  ok: false;
  reason: 'type' | 'size' | 'corrupt' | 'colours' | 'blank' | 'pixels' | 'busy';
  status: 413 | 415 | 422 | 503;
  message: string;
}

/** A re-encoded picture without any metadata. */
export interface ReencodedPicture {
  ok: true;
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp';
  width: number;
  height: number;
}

const statuses = { type: 415, size: 413, corrupt: 422, colours: 422, blank: 422, pixels: 422, busy: 503 } as const;

/** Messages of rejections; `busy` also when a picture is only displayed. */
export const pictureSentences = {
  corrupt: '图片已损坏或不完整，请重新选择图片',
  colours: '图片是印刷用的 CMYK 颜色，无法正确显示，请另存为 RGB 颜色的 JPG 或 PNG 后重新上传',
  blank: '图片是透明的，看不到内容，请截图或另存为白底的图片后重新上传',
  pixels: `图片像素过多，请选择不超过${maxPixels / 10_000}万像素的图片`,
  busy: '正在处理的图片较多，请稍后再试',
} as const;

function refuse(reason: PictureRefusal['reason'], message: string): PictureRefusal {
  return { ok: false, reason, status: statuses[reason], message };
}

/** An uploaded picture: its bytes, or a file that is read into memory when it is processed. */
export type PictureSource = Uint8Array | Blob;

async function bytesOf(source: PictureSource): Promise<Uint8Array> {
  return source instanceof Blob ? new Uint8Array(await source.arrayBuffer()) : source;
}

/** The bytes of a picture, with the end that a JPEG may lack. */
function wholeFile(bytes: Uint8Array, { length, lacksEnd = false }: PictureFile): Uint8Array {
  const picture = bytes.subarray(0, length);
  return lacksEnd ? Buffer.concat([picture, Buffer.from([0xff, 0xd9])]) : picture;
}

/**
 * Re-encodes an uploaded JPEG, PNG or BMP (detected by content), within the byte limit, complete, and of at most 40 megapixels, which is
 * checked in its header before decoding. The picture is oriented, transformed by `drawing` and re-encoded, which removes metadata and
 * foreign data. Returns a refusal for the visitor; throws only for internal errors.
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
    if (picture.width * picture.height > maxPixels) return refuse('pixels', pictureSentences.pixels);
    if (picture.type === 'jpeg' && hasUnmarkedInks(bytes)) return refuse('colours', pictureSentences.colours);
    const drawn = await draw(wholeFile(bytes, picture), drawing);
    if (drawn === null) return refuse('corrupt', pictureSentences.corrupt);
    const { isBlank, ...made } = drawn;
    if (isBlank) return refuse('blank', pictureSentences.blank);
    return { ok: true as const, type: 'image/webp' as const, ...made };
  });
  return turn === null ? refuse('busy', pictureSentences.busy) : await turn;
}
