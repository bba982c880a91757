import { drawPicture } from '../pictureFile/drawPicture.ts';
import { jpegName } from '../pictureFile/pictureName.ts';
import { type CropArea, outputSide } from './cropArea.ts';

/** The cropped square as a JPEG file of at most `avatarSide` px; null when the browser cannot draw it. */
export async function cropPicture(picture: ImageBitmap, name: string, crop: CropArea): Promise<File | null> {
  const side = outputSide(crop);
  const area = { x: crop.x, y: crop.y, width: crop.side, height: crop.side };
  const blob = await drawPicture(picture, { width: side, height: side, quality: 0.9 }, area);
  return blob === null ? null : new File([blob], jpegName(name), { type: 'image/jpeg' });
}
