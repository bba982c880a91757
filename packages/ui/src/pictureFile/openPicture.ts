/**
 * Decodes a picture with its EXIF orientation applied; null when this browser cannot decode it. Close it after use: it holds every pixel in
 * memory.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
