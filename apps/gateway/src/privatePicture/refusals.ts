import { waitText } from '../platform/attempts/waitText.ts';
import { pictureSentences } from '../platform/pictures/reencodePicture.ts';

/** Every way in which a call of private pictures is refused: what happened, then what to do. */
export const privateRefusals = {
  /** To others it is as if the picture did not exist. */
  unknown: { status: 404, message: '未查询到该图片，请重新上传' },
  /** Swept, thrown away because its picture was refused, or somebody else's. */
  uploadUnknown: { status: 404, message: '本次上传已失效，请重新上传' },
  /** The failure says where the next part begins. */
  elsewhere: { status: 409, message: '上传进度不一致，请从已收到的位置继续' },
  partUnfit: { status: 422, message: '上传的分段与图片大小不符，请重新上传' },
  hashDiffers: { status: 422, message: '图片在传输中有变化，请重新上传' },
  /** The upload stays as it is: asking again goes on with it. */
  busy: { status: 503, message: pictureSentences.busy },
  empty: { status: 422, message: '图片内容为空，请重新选择图片' },
  unfinishedMany: { status: 429, message: '同时上传的图片过多，请等待其他图片上传完成后再试' },
} as const;

/** The refusal of uploads that are begun too often, with the time to wait. */
export function uploadedTooOften(ms: number) {
  return { status: 429, message: `您上传图片过于频繁，请${waitText(ms)}后再试` };
}
