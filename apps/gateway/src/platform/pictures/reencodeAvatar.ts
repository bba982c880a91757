import { imageLimits } from '@lima-id/domain';
import { avatarSizePx } from './pictureLimits.ts';
import { type PictureRefusal, type PictureSource, type ReencodedPicture, reencodePicture } from './reencodePicture.ts';

/** Makes an avatar of an uploaded file: its middle square, at most 512 pixels wide, within the limit of bytes for avatars. */
export async function reencodeAvatar(file: PictureSource): Promise<ReencodedPicture | PictureRefusal> {
  return await reencodePicture(file, imageLimits.avatar, { edgePx: avatarSizePx, square: true });
}
