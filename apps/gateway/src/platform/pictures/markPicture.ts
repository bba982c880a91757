import { type Drawn, drawInTurn } from './drawPicture.ts';
import { documentEdgePx } from './pictureLimits.ts';

/**
 * A picture that is kept here, with a watermark all over it, as WebP; null at once when too many pictures wait to be drawn. The mark is of
 * ASCII and of the words that `font/mark.ttf` has. Throws when the picture cannot be read.
 */
export function markPicture(bytes: Uint8Array, watermark: string): Promise<NonNullable<Drawn>> | null {
  const turn = drawInTurn(bytes, { edgePx: documentEdgePx, square: false, watermark });
  if (turn === null) return null;
  return turn.then((drawn) => {
    if (drawn === null) throw new Error('A picture that is kept cannot be read.');
    return drawn;
  });
}
