import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from './chance.ts';
import { colours, type GroundTone, grounds } from './colours.ts';
import { type Area, drawGround, drawMarks } from './ground.ts';
import { type Decoys, drawHoles, type Place } from './holes.ts';
import { putPen } from './isometric.ts';
import { machines } from './machines.ts';
import { drawShape, type PieceShape, pieceSize, traceShape } from './pieceShape.ts';

/** Pictures are as wide and high as the forms show them, so that their lines stay sharp. */
export const pictureArea: Area = { width: 400, height: 150 };

/** Dots to a pixel: screens of phones have two or three. */
const density = 2;

/** Left edge of the piece before it is moved. */
export const pieceStart = 8;

/** Pixels at least between the piece's start and the hole, which would else be half solved. */
const firstGap = 16;

/** Pixels at least between the hole and the picture's right edge. */
const edgeGap = 8;

/** Where the piece's upper edge may stand: below the buttons at the picture's upper right, whatever its place across. */
const rows = { least: 50, most: 96 };

/** The hole's left edge. */
export const holeRange = {
  least: pieceStart + pieceSize + firstGap,
  most: pictureArea.width - pieceSize - edgeGap,
};

/** A picture with its piece, as addresses with the data in them, and the secret between them. Lengths are pixels of the picture. */
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

/** WebP's quality: about 13 KB a picture; above it lines gain little that is seen. */
const quality = 50;

function addressOf(canvas: Canvas): string {
  return `data:image/webp;base64,${canvas.encodeSync('webp', quality).toString('base64')}`;
}

/** Draws the piece alone. It knows its shape and tone and nothing of where it belongs. */
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

function drawMachines(context: SKRSContext2D, tone: GroundTone, chance: Chance): void {
  const count = chance.between(2, 3);
  const room = pictureArea.width / count;
  const left = [...machines];
  for (let index = 0; index < count; index += 1) {
    const [machine] = left.splice(chance.between(0, left.length - 1), 1);
    const x = room * (index + 0.5) + chance.between(-22, 22);
    const y = 94 + chance.between(-4, 14);
    const scale = chance.between(78, 112) / 100;
    context.fillStyle = tone.shade;
    context.beginPath();
    context.ellipse(x, y + 8 * scale, 56 * scale, 26 * scale, 0, 0, 2 * Math.PI);
    context.fill();
    machine?.(putPen(context, { x, y, scale, mirrored: chance.pick([true, false]) }), chance);
  }
}

/** Pixels from one place to the next at least. */
const apart = pieceSize + 3;

/** Places for holes of other shapes and for plates in the row of the true hole, as many as there is room for, and never over it. */
function drawDecoyPlaces(hole: Place, chance: Chance): Decoys {
  const taken: Place[] = [hole];
  const find = (tries: number): Place[] => {
    for (let left = tries; left > 0; left -= 1) {
      const place = { x: chance.between(holeRange.least, holeRange.most), y: hole.y };
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

/** Draws a picture with its hole, with holes of other shapes, and the piece. Takes about 40 ms of one core. */
export function drawChallenge(chance: Chance): DrawnChallenge {
  const { canvas, context } = openCanvas(pictureArea.width, pictureArea.height);
  const tone = chance.pick(grounds);
  // The piece is settled before the hole has its place.
  const shape = drawShape(chance);
  const piece = drawPiece(shape, chance.pick([colours.blue, colours.blueSide, colours.blueLight]));
  const hole = { x: chance.between(holeRange.least, holeRange.most), y: chance.between(rows.least, rows.most) };
  drawGround(context, pictureArea, tone, chance);
  drawMachines(context, tone, chance);
  drawMarks(context, pictureArea, tone, chance);
  drawHoles(context, { shape, hole, decoys: drawDecoyPlaces(hole, chance) }, tone, chance);
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
