import type { PictureChallenge } from '@lima-id/api';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A challenge as a solver sees it: brightness of the picture, 0 to 255, and the mask of the piece. */
export interface Seen {
  width: number;
  height: number;
  /** Row by row. */
  light: Float32Array;
  /** Mask of the piece, from its upper left corner. */
  form: [x: number, y: number][];
  /** Pixels of the piece along its outline, well inside, and just outside. */
  rim: [x: number, y: number][];
  inside: [x: number, y: number][];
  around: [x: number, y: number][];
  /** Top edge of the piece, and its width. */
  top: number;
  pieceWidth: number;
  /** Device pixel ratio of the picture. */
  unit: number;
}

async function dotsOf(address: string) {
  const image = await loadImage(Buffer.from(address.split(',')[1] ?? '', 'base64'));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Dilates a mask by a radius: horizontally first, then vertically. */
function grown(
  { width, height }: { width: number; height: number },
  isMeant: (x: number, y: number) => boolean,
  reach: number,
): boolean[] {
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const dots = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)] as const);
  const across = dots.map(([x, y]) => offsets.some((off) => isMeant(x + off, y)));
  return dots.map(([x, y]) => offsets.some((off) => across[(y + off) * width + x] ?? isMeant(x, y + off)));
}

/** Decodes picture and piece. */
export async function seeChallenge(
  challenge: Pick<PictureChallenge, 'picture' | 'piece' | 'width' | 'pieceY'>,
): Promise<Seen> {
  const [ground, piece] = await Promise.all([dotsOf(challenge.picture), dotsOf(challenge.piece)]);
  const light = new Float32Array(ground.width * ground.height);
  for (let dot = 0; dot < light.length; dot += 1) {
    const at = dot * 4;
    light[dot] = ((ground.data[at] ?? 0) + (ground.data[at + 1] ?? 0) + (ground.data[at + 2] ?? 0)) / 3;
  }
  const isForm = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < piece.width && y < piece.height && (piece.data[(y * piece.width + x) * 4 + 3] ?? 0) > 128;
  const [wide, near] = [grown(piece, isForm, 6), grown(piece, isForm, 2)];
  const isGround = (x: number, y: number) => !isForm(x, y);
  const [edge, deep] = [grown(piece, isGround, 2), grown(piece, isGround, 5)];
  const seen: Pick<Seen, 'form' | 'rim' | 'inside' | 'around'> = { form: [], rim: [], inside: [], around: [] };
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      const at = y * piece.width + x;
      if (isForm(x, y)) seen.form.push([x, y]);
      if (isForm(x, y) && edge[at]) seen.rim.push([x, y]);
      if (isForm(x, y) && !deep[at]) seen.inside.push([x, y]);
      if (wide[at] && !near[at]) seen.around.push([x, y]);
    }
  }
  const unit = ground.width / challenge.width;
  const { width, height } = ground;
  return { width, height, light, ...seen, top: Math.round(challenge.pieceY * unit), pieceWidth: piece.width, unit };
}
