import { imageLimits } from '@lima-id/domain';
import { photoPixels } from '../platform/pictures/pictureLimits.ts';
import { type PictureRefusal, type ReencodedPicture, reencodePicture } from '../platform/pictures/reencodePicture.ts';

/** Re-encodes the photos of a report sequentially; the first rejected one rejects all. */
export async function makePhotos(
  files: readonly File[],
): Promise<{ photos: ReencodedPicture[] } | { refusal: PictureRefusal }> {
  const photos: ReencodedPicture[] = [];
  for (const file of files) {
    const made = await reencodePicture(file, imageLimits.faultPhotoSent, { pixels: photoPixels, square: false });
    if (!made.ok) return { refusal: made };
    photos.push(made);
  }
  return { photos };
}
