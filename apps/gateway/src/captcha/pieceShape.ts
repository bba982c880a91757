import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from './chance.ts';

/** Pixels of a piece, each way. */
export const pieceSize = 48;

/** Pixels around a piece's body that its tabs reach into. */
const margin = 8;

const bodySize = pieceSize - 2 * margin;

/** Pixels that a tab stands out, or a notch goes in. */
const depth = 7;

/** Pixels of a tab along its side. */
const tabWidth = 15;

/** What a side of the piece has in its middle, or beside it. */
export interface Side {
  kind: 'flat' | 'tab' | 'notch';
  form: 'square' | 'slant' | 'round';
  /** Pixels from the middle of the side. */
  shift: number;
}

/** The outline of a piece: top, right, bottom, left. */
export type PieceShape = readonly [Side, Side, Side, Side];

function drawSide(chance: Chance): Side {
  return {
    kind: chance.pick(['flat', 'tab', 'tab', 'notch', 'notch']),
    form: chance.pick(['square', 'slant', 'round']),
    shift: chance.between(-5, 5),
  };
}

/** Sides that are flat in one shape and not in the other, or stand out in one and go in in the other. */
export function differingSides(one: PieceShape, other: PieceShape): number {
  return one.filter((side, index) => side.kind !== other[index]?.kind).length;
}

function isSound(shape: PieceShape): boolean {
  const count = (kind: Side['kind']) => shape.filter((side) => side.kind === kind).length;
  return count('flat') <= 2 && count('notch') <= 2;
}

/** Draws the lot for a shape: never nearly a plain square, never so notched that little is left of it. */
export function drawShape(chance: Chance): PieceShape {
  for (;;) {
    const shape: PieceShape = [drawSide(chance), drawSide(chance), drawSide(chance), drawSide(chance)];
    if (isSound(shape)) return shape;
  }
}

/** Draws the lot for a shape that resembles another and differs from it in three sides or all four: distinguished at a glance. */
export function drawOtherShape(chance: Chance, shape: PieceShape): PieceShape {
  for (;;) {
    const other = drawShape(chance);
    if (differingSides(shape, other) >= 3) return other;
  }
}

/** One side as a path from (0, 0) to (bodySize, 0), out being up. */
function sidePoints({ kind, form, shift }: Side): [x: number, y: number][] {
  if (kind === 'flat') return [];
  const out = kind === 'tab' ? -depth : depth;
  const start = (bodySize - tabWidth) / 2 + shift;
  const end = start + tabWidth;
  if (form === 'square') {
    return [
      [start, 0],
      [start, out],
      [end, out],
      [end, 0],
    ];
  }
  if (form === 'slant') {
    return [
      [start - 1, 0],
      [start + 3, out],
      [end - 3, out],
      [end + 1, 0],
    ];
  }
  // Half an ellipse, in as many points as the eye takes for a curve.
  const turns = 10;
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const angle = (Math.PI * turn) / turns;
    return [(start + end) / 2 - (Math.cos(angle) * tabWidth) / 2, Math.sin(angle) * out];
  });
}

/** Puts a shape's outline into the path of a context; (x, y) is the upper left corner of its `pieceSize` square. */
export function traceShape(context: SKRSContext2D, shape: PieceShape, x: number, y: number): void {
  const turns: ((along: number, out: number) => [number, number])[] = [
    (along, out) => [margin + along, margin + out],
    (along, out) => [margin + bodySize - out, margin + along],
    (along, out) => [margin + bodySize - along, margin + bodySize - out],
    (along, out) => [margin + out, margin + bodySize - along],
  ];
  context.beginPath();
  for (const [index, side] of shape.entries()) {
    const place = turns[index] as (typeof turns)[number];
    for (const [along, out] of [[0, 0] as const, ...sidePoints(side)]) {
      const [left, top] = place(along, out);
      context.lineTo(x + left, y + top);
    }
  }
  context.closePath();
}
