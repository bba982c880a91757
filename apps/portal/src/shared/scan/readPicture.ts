import { type Attempt, pictureAttempts, turnedBox } from './attempts.ts';
import type { ScannedCode } from './scanVerdict.ts';

/** The picture cannot be opened: no picture, damaged, or of a kind that the browser does not know. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

function paint(picture: ImageBitmap, attempt: Attempt): ImageData | null {
  const box = turnedBox(attempt);
  const canvas = document.createElement('canvas');
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  // Transparent pixels would read as black: codes are often drawn on nothing.
  context.fillStyle = 'white';
  context.fillRect(0, 0, box.width, box.height);
  context.translate(box.width / 2, box.height / 2);
  context.rotate((attempt.degrees * Math.PI) / 180);
  context.drawImage(picture, -attempt.width / 2, -attempt.height / 2, attempt.width, attempt.height);
  return context.getImageData(0, 0, box.width, box.height);
}

/** Yields to the page between two attempts on a big picture. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * The codes in a picture file; empty without any. Tries in full, then scaled down, then turned, and stops at the
 * first match. Throws {@link UnreadablePicture} when the file is no picture.
 */
export async function readPicture(file: Blob, signal: AbortSignal): Promise<ScannedCode[]> {
  const reader = import('./reader.ts');
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture();
  });
  try {
    const { readStill } = await reader;
    for (const attempt of pictureAttempts(picture.width, picture.height)) {
      if (signal.aborted) return [];
      const still = paint(picture, attempt);
      const codes = still === null ? [] : await readStill(still);
      if (codes.length > 0) return codes;
      await breathe();
    }
    return [];
  } finally {
    picture.close();
  }
}
