import { imageLimits } from '@lima-id/domain';
import { avatarSizePx } from './pictureLimits.ts';
import { type PictureRefusal, type PictureSource, type ReencodedPicture, reencodePicture } from './reencodePicture.ts';

/** Creates an avatar of an uploaded file: its central square, at most 512 px wide, within the byte limit of avatars. */
export async function reencodeAvatar(file: PictureSource): Promise<ReencodedPicture | PictureRefusal> {
  return await reencodePicture(file, imageLimits.avatar, { pixels: avatarSizePx ** 2, square: true });
}
