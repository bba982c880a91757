import { type Drawn, drawQueued } from './drawPicture.ts';
import { documentPixels } from './pictureLimits.ts';

/**
 * Watermarks a stored picture, as WebP; null at once when the queue is full. The text is limited to ASCII and the words in `font/mark.ttf`.
 * Throws when the picture cannot be decoded.
 */
export function markPicture(bytes: Uint8Array, watermark: string): Promise<NonNullable<Drawn>> | null {
  const turn = drawQueued(bytes, { pixels: documentPixels, square: false, watermark });
  if (turn === null) return null;
  return turn.then((drawn) => {
    if (drawn === null) throw new Error('A picture that is kept cannot be read.');
    return drawn;
  });
}
