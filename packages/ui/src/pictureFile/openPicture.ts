/**
 * The picture in a file, turned upright as its EXIF data ask; null when this browser cannot open it. Close it after use: it
 * holds every pixel.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
