import { waitText } from '../platform/attempts/waitText.ts';
import { pictureSentences } from '../platform/pictures/reencodePicture.ts';

/** Refusals of private pictures: what happened, then what to do. */
export const privateRefusals = {
  /** For others the picture does not exist. */
  unknown: { status: 404, message: '未查询到该图片，请重新上传' },
  /** Expired, deleted because its picture was rejected, or another account's. */
  uploadUnknown: { status: 404, message: '本次上传已失效，请重新上传' },
  /** The failure data contain the offset of the next chunk. */
  elsewhere: { status: 409, message: '上传进度不一致，请从已收到的位置继续' },
  partUnfit: { status: 422, message: '上传的分段与图片大小不符，请重新上传' },
  hashDiffers: { status: 422, message: '图片在传输中有变化，请重新上传' },
  /** The upload is kept: a retry resumes it. */
  busy: { status: 503, message: pictureSentences.busy },
  empty: { status: 422, message: '图片内容为空，请重新选择图片' },
  unfinishedMany: { status: 429, message: '同时上传的图片过多，请等待其他图片上传完成后再试' },
} as const;

/** Rate limit refusal, with the time to wait. */
export function uploadedTooOften(ms: number) {
  return { status: 429, message: `您上传图片过于频繁，请${waitText(ms)}后再试` };
}
