import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from './chance.ts';
import { colours, type GroundTone } from './colours.ts';
import { drawOtherShape, type PieceShape, pieceSize, traceShape } from './pieceShape.ts';

/** The upper left corner of a piece's square. */
export interface Place {
  x: number;
  y: number;
}

/** How much of what is behind a hole its fill and its outline cover, percent: by the same lot for the true one and the others. */
const cover = { fill: [64, 88], outline: [20, 50] } as const;

function drawHole(context: SKRSContext2D, shape: PieceShape, { x, y }: Place, tone: GroundTone, chance: Chance): void {
  traceShape(context, shape, x, y);
  context.fillStyle = tone.hole;
  context.globalAlpha = chance.between(...cover.fill) / 100;
  context.fill();
  context.globalAlpha = chance.between(...cover.outline) / 100;
  context.lineWidth = 1.5;
  context.strokeStyle = colours.white;
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * Draws a plate as machines have them: a square with a bright rim, darker inside than any hole, with or without a code. An eye sees at once
 * that it is no hole; sums of edges, of rims and of darkness are higher for it than for one.
 */
function drawPlate(context: SKRSContext2D, { x, y }: Place, isCode: boolean, chance: Chance): void {
  const size = isCode ? chance.between(35, 37) : chance.between(33, 37);
  const [left, top] = [x + (pieceSize - size) / 2, y + (pieceSize - size) / 2];
  context.fillStyle = colours.ink;
  context.fillRect(left, top, size, size);
  const modules = 6;
  const side = (size - 8) / modules;
  for (let module = 0; module < modules ** 2; module += 1) {
    if (chance.part() < 0.5) continue;
    context.fillStyle = isCode ? colours.white : colours.darkSide;
    context.fillRect(left + 4 + (module % modules) * side, top + 4 + Math.floor(module / modules) * side, side, side);
  }
  context.lineWidth = 3;
  context.strokeStyle = colours.white;
  context.strokeRect(left, top, size, size);
}

/** What else stands where a hole could be. */
export interface Decoys {
  /** Places of holes of other shapes. */
  holes: readonly Place[];
  /** Places of plates. */
  plates: readonly Place[];
}

/** Draws the true hole, holes of other shapes, and plates. */
export function drawHoles(
  context: SKRSContext2D,
  { shape, hole, decoys }: { shape: PieceShape; hole: Place; decoys: Decoys },
  tone: GroundTone,
  chance: Chance,
): void {
  // A code has the most edges, a plate without one is the darkest: where there is room there is one of each.
  for (const [index, place] of decoys.plates.entries()) drawPlate(context, place, index === 0, chance);
  for (const place of decoys.holes) drawHole(context, drawOtherShape(chance, shape), place, tone, chance);
  drawHole(context, shape, hole, tone, chance);
}
