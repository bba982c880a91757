import type { Attempt } from './reduction.ts';

/** An area of a picture in its own px. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a picture, or an area of it, at a size and encodes it as a JPEG, which then has no metadata. Transparent pixels become white. Null
 * when the browser cannot allocate a canvas of that size.
 */
export async function drawPicture(picture: ImageBitmap, attempt: Attempt, area?: PictureArea): Promise<Blob | null> {
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const canvas = document.createElement('canvas');
  canvas.width = attempt.width;
  canvas.height = attempt.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, attempt.width, attempt.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, width, height, 0, 0, attempt.width, attempt.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', attempt.quality);
  });
  // Phones free canvas memory late, and have little of it.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}
