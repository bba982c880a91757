import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { colours, type GroundTone, grounds } from './colours.ts';
import { drawGround, drawMarks } from './ground.ts';
import { type Decoys, drawHoles, type Place } from './holes.ts';
import { putPen } from './isometric.ts';
import { machines } from './machines.ts';
import { pictureArea, pieceStart } from './pictureArea.ts';
import { drawShape, type PieceShape, pieceSize, traceShape } from './pieceShape.ts';
import type { RandomSource } from './randomSource.ts';

/** Device pixel ratio: phones have two or three. */
const density = 2;

/** Minimum distance in px from the piece's start to the hole, which would otherwise be half solved. */
const firstGap = 16;

/** Minimum distance in px from the hole to the picture's right edge. */
const edgeGap = 8;

/** Vertical range of the piece: below the buttons at the picture's upper right, for any x. */
const rows = { least: 50, most: 96 };

/** The hole's left edge. */
export const holeRange = {
  least: pieceStart + pieceSize + firstGap,
  most: pictureArea.width - pieceSize - edgeGap,
};

/** A picture with its piece as data URLs, and their secret. Lengths are px of the picture. */
export interface DrawnChallenge {
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  pieceX: number;
  pieceY: number;
  /** Left edge of the hole. Never leaves the server. */
  secretX: number;
}

function openCanvas(width: number, height: number): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(width * density, height * density);
  const context = canvas.getContext('2d');
  context.scale(density, density);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return { canvas, context };
}

/** WebP quality: about 13 KB per picture; more adds no visible quality to lines. */
const quality = 50;

function addressOf(canvas: Canvas): string {
  return `data:image/webp;base64,${canvas.encodeSync('webp', quality).toString('base64')}`;
}

/** Draws only the piece. It gets its shape and tone but not its position. */
function drawPiece(shape: PieceShape, fill: string): string {
  const { canvas, context } = openCanvas(pieceSize, pieceSize);
  traceShape(context, shape, 0, 0);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = colours.white;
  context.stroke();
  const middle = pieceSize / 2;
  context.strokeRect(middle - 7, middle - 7, 14, 14);
  context.fillStyle = colours.white;
  context.fillRect(middle - 3, middle - 3, 6, 6);
  return addressOf(canvas);
}

function drawMachines(context: SKRSContext2D, tone: GroundTone, random: RandomSource): void {
  const count = random.between(2, 3);
  const room = pictureArea.width / count;
  const left = [...machines];
  for (let index = 0; index < count; index += 1) {
    const [machine] = left.splice(random.between(0, left.length - 1), 1);
    const x = room * (index + 0.5) + random.between(-22, 22);
    const y = 94 + random.between(-4, 14);
    const scale = random.between(78, 112) / 100;
    context.fillStyle = tone.shade;
    context.beginPath();
    context.ellipse(x, y + 8 * scale, 56 * scale, 26 * scale, 0, 0, 2 * Math.PI);
    context.fill();
    machine?.(putPen(context, { x, y, scale, mirrored: random.pick([true, false]) }), random);
  }
}

/** Minimum distance in px between decoys. */
const apart = pieceSize + 3;

/** Positions of decoy holes and plates in the row of the true hole, as many as fit without covering it. */
function drawDecoyPlaces(hole: Place, random: RandomSource): Decoys {
  const taken: Place[] = [hole];
  const find = (tries: number): Place[] => {
    for (let left = tries; left > 0; left -= 1) {
      const place = { x: random.between(holeRange.least, holeRange.most), y: hole.y };
      if (taken.some((other) => Math.abs(other.x - place.x) < apart)) continue;
      taken.push(place);
      return [place];
    }
    return [];
  };
  const plates = find(60);
  const holes = find(60);
  return { plates: [...plates, ...find(60)], holes: [...holes, ...find(30)] };
}

/** Draws a picture with its hole, decoy holes, and the piece. Takes about 40 ms of one core. */
export function drawChallenge(random: RandomSource): DrawnChallenge {
  const { canvas, context } = openCanvas(pictureArea.width, pictureArea.height);
  const tone = random.pick(grounds);
  // The piece is drawn before the hole's position is chosen.
  const shape = drawShape(random);
  const piece = drawPiece(shape, random.pick([colours.blue, colours.blueSide, colours.blueLight]));
  const hole = { x: random.between(holeRange.least, holeRange.most), y: random.between(rows.least, rows.most) };
  drawGround(context, pictureArea, tone, random);
  drawMachines(context, tone, random);
  drawMarks(context, pictureArea, tone, random);
  drawHoles(context, { shape, hole, decoys: drawDecoyPlaces(hole, random) }, tone, random);
  return {
    picture: addressOf(canvas),
    piece,
    width: pictureArea.width,
    height: pictureArea.height,
    pieceWidth: pieceSize,
    pieceHeight: pieceSize,
    pieceX: pieceStart,
    pieceY: hole.y,
    secretX: hole.x,
  };
}
