import { imageLimits } from '@lima-id/domain';
import { photoEdgePx } from '../platform/pictures/pictureLimits.ts';
import { type PictureRefusal, type ReencodedPicture, reencodePicture } from '../platform/pictures/reencodePicture.ts';

/** Re-encodes the photos of a report, one after another; the first that cannot be kept refuses all of them. */
export async function makePhotos(
  files: readonly File[],
): Promise<{ photos: ReencodedPicture[] } | { refusal: PictureRefusal }> {
  const photos: ReencodedPicture[] = [];
  for (const file of files) {
    const made = await reencodePicture(file, imageLimits.faultPhotoSent, { edgePx: photoEdgePx, square: false });
    if (!made.ok) return { refusal: made };
    photos.push(made);
  }
  return { photos };
}
