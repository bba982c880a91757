import type { SKRSContext2D } from '@napi-rs/canvas';
import { colours, type GroundTone } from './colours.ts';
import { drawOtherShape, type PieceShape, pieceSize, traceShape } from './pieceShape.ts';
import type { RandomSource } from './randomSource.ts';

/** The upper left corner of a piece's bounding square. */
export interface Place {
  x: number;
  y: number;
}

/** Opacity in percent of a hole's fill and outline: drawn from the same distribution for the true one and the decoys. */
const cover = { fill: [64, 88], outline: [20, 50] } as const;

function drawHole(
  context: SKRSContext2D,
  shape: PieceShape,
  { x, y }: Place,
  tone: GroundTone,
  random: RandomSource,
): void {
  traceShape(context, shape, x, y);
  context.fillStyle = tone.hole;
  context.globalAlpha = random.between(...cover.fill) / 100;
  context.fill();
  context.globalAlpha = random.between(...cover.outline) / 100;
  context.lineWidth = 1.5;
  context.strokeStyle = colours.white;
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * Draws a plate: a square with a bright rim, darker inside than any hole, with or without a QR code. Obviously no hole to the eye, but it
 * scores higher than one by sums of edges, rims or darkness.
 */
function drawPlate(context: SKRSContext2D, { x, y }: Place, isCode: boolean, random: RandomSource): void {
  const size = isCode ? random.between(35, 37) : random.between(33, 37);
  const [left, top] = [x + (pieceSize - size) / 2, y + (pieceSize - size) / 2];
  context.fillStyle = colours.ink;
  context.fillRect(left, top, size, size);
  const modules = 6;
  const side = (size - 8) / modules;
  for (let module = 0; module < modules ** 2; module += 1) {
    if (random.part() < 0.5) continue;
    context.fillStyle = isCode ? colours.white : colours.darkSide;
    context.fillRect(left + 4 + (module % modules) * side, top + 4 + Math.floor(module / modules) * side, side, side);
  }
  context.lineWidth = 3;
  context.strokeStyle = colours.white;
  context.strokeRect(left, top, size, size);
}

export interface Decoys {
  /** Positions of decoy holes. */
  holes: readonly Place[];
  /** Positions of plates. */
  plates: readonly Place[];
}

/** Draws the true hole, decoy holes, and plates. */
export function drawHoles(
  context: SKRSContext2D,
  { shape, hole, decoys }: { shape: PieceShape; hole: Place; decoys: Decoys },
  tone: GroundTone,
  random: RandomSource,
): void {
  // A code has the most edges, a plate without one is the darkest: one of each if they fit.
  for (const [index, place] of decoys.plates.entries()) drawPlate(context, place, index === 0, random);
  for (const place of decoys.holes) drawHole(context, drawOtherShape(random, shape), place, tone, random);
  drawHole(context, shape, hole, tone, random);
}
