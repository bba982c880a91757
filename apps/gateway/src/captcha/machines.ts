import { colours } from './colours.ts';
import { blue, type Corner, dark, type Faces, light, type Pen } from './isometric.ts';
import type { RandomSource } from './randomSource.ts';

/** Draws one machine or part around the pen's origin, about 80 units wide and high. */
export type Machine = (pen: Pen, random: RandomSource) => void;

/** QR-like squares on a flat top: a finder pattern with its ring. */
function mark(pen: Pen, [x, y, z]: Corner, size: number): void {
  const square = (inset: number): Corner[] => [
    [x + inset, y + inset, z],
    [x + size - inset, y + inset, z],
    [x + size - inset, y + size - inset, z],
    [x + inset, y + size - inset, z],
  ];
  pen.area(square(0), null);
  pen.area(square(size * 0.34), colours.ink);
}

function treadmill(pen: Pen, random: RandomSource): void {
  const length = random.between(66, 80);
  pen.block([-34, -16, 0], [length, 4, 8], light);
  pen.block([-34, -12, 2], [length, 24, 4], dark);
  for (let x = -20; x < length - 38; x += 11) {
    pen.line(
      [
        [x, -11, 6],
        [x, 11, 6],
      ],
      colours.darkTop,
      1,
    );
  }
  pen.block([-34, 12, 0], [length, 4, 8], light);
  pen.block([-32, -16, 8], [5, 4, 38], light);
  pen.block([-32, 12, 8], [5, 4, 38], light);
  pen.block([-36, -17, 44], [9, 34, 13], random.pick([dark, blue]));
  pen.line(
    [
      [-27, 14, 42],
      [-6, 14, 40],
      [-4, 14, 34],
    ],
    colours.ink,
    4,
  );
  pen.line(
    [
      [-27, -14, 42],
      [-6, -14, 40],
      [-4, -14, 34],
    ],
    colours.ink,
    4,
  );
}

function crates(pen: Pen, random: RandomSource): void {
  const places: Corner[] = [
    [-30, -30, 0],
    [2, -30, 0],
    [-30, 2, 0],
    [2, 2, 0],
    [-30, -30, 26],
    [2, -30, 26],
  ];
  for (const [x, y, z] of places.slice(0, random.between(4, places.length))) {
    const faces: Faces = random.pick([light, light, blue, dark]);
    pen.block([x, y, z], [28, 28, 26], faces);
    if (faces === light) mark(pen, [x + 7, y + 7, z + 26], 14);
  }
}

function conveyor(pen: Pen, random: RandomSource): void {
  for (const x of [-40, 34]) {
    pen.block([x, -12, 0], [4, 4, 22], light);
    pen.block([x, 10, 0], [4, 4, 22], light);
  }
  pen.block([-46, -16, 22], [92, 32, 7], light);
  pen.block([-44, -12, 29], [88, 24, 1], dark);
  for (let x = -38; x < 42; x += 8) {
    pen.line(
      [
        [x, -12, 30],
        [x, 12, 30],
      ],
      colours.grey,
      1,
    );
  }
  let x = -40 + random.between(0, 10);
  while (x < 20) {
    const size = random.between(14, 20);
    pen.block([x, -size / 2, 30], [size, size, size - 2], random.pick([blue, light]));
    x += size + random.between(9, 18);
  }
}

function cabinet(pen: Pen, random: RandomSource): void {
  const height = random.between(54, 72);
  pen.block([-18, -22, 0], [36, 44, height], light);
  for (let z = 8; z < height - 8; z += 11) {
    const faces = random.pick([colours.dark, colours.darkSide, colours.blue]);
    pen.area(
      [
        [18, -17, z],
        [18, 17, z],
        [18, 17, z + 7],
        [18, -17, z + 7],
      ],
      faces,
    );
  }
  pen.block([-8, -10, height], [16, 20, 5], blue);
}

function press(pen: Pen, random: RandomSource): void {
  const post = (x: number, y: number) => pen.block([x, y, 10], [6, 6, 42], light);
  pen.block([-24, -24, 0], [48, 48, 10], light);
  pen.block([-16, -16, 10], [32, 32, 4], dark);
  post(-22, -22);
  post(16, -22);
  post(-22, 16);
  const lift = random.between(20, 32);
  pen.block([-12, -12, lift], [24, 24, 8], blue);
  pen.block([-3, -3, lift + 8], [6, 6, 44 - lift], light);
  post(16, 16);
  pen.block([-24, -24, 52], [48, 48, 7], light);
}

/** A disc perpendicular to x, its face to the right. */
function disc(pen: Pen, x: number, z: number, radius: number, faces: Faces): void {
  const thickness = 5;
  const circle = (at: number): Corner[] =>
    Array.from({ length: 28 }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / 28;
      return [at, Math.cos(angle) * radius, z + Math.sin(angle) * radius];
    });
  pen.area(circle(x), faces.left);
  for (let at = 1; at < thickness; at += 1) pen.area(circle(x + at), faces.left, faces.left);
  pen.area(circle(x + thickness), faces.right);
}

function weights(pen: Pen, random: RandomSource): void {
  const plates = random.between(2, 4);
  const height = 26;
  const radii = Array.from({ length: plates }, (_, plate) => height - 4 - plate * 5);
  const tone = (plate: number) => (plate === 0 ? blue : dark);
  const beam = (x: number, length: number) => pen.block([x, -2.5, height - 2.5], [length, 5, 5], light);
  // Back to front (painter's algorithm).
  beam(-44, 12);
  for (const [index, radius] of radii.toReversed().entries()) {
    disc(pen, -18 - (plates - index) * 6, height, radius, tone(plates - 1 - index));
  }
  beam(-18, 36);
  for (const [plate, radius] of radii.entries()) disc(pen, 18 + plate * 6, height, radius, tone(plate));
  beam(18 + plates * 6, 30 - plates * 6);
}

/** All objects that pictures show. */
export const machines: readonly Machine[] = [treadmill, crates, conveyor, cabinet, press, weights];
