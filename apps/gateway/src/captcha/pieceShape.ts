import type { SKRSContext2D } from '@napi-rs/canvas';
import type { RandomSource } from './randomSource.ts';

/** Width and height of a piece in px. */
export const pieceSize = 48;

/** Margin around a piece's body for its tabs, in px. */
const margin = 8;

const bodySize = pieceSize - 2 * margin;

/** Depth of a tab or notch in px. */
const depth = 7;

/** Width of a tab along its side in px. */
const tabWidth = 15;

/** A tab, a notch or nothing in the middle of a side, or off-centre. */
export interface Side {
  kind: 'flat' | 'tab' | 'notch';
  form: 'square' | 'slant' | 'round';
  /** Px from the middle of the side. */
  shift: number;
}

/** The outline of a piece: top, right, bottom, left. */
export type PieceShape = readonly [Side, Side, Side, Side];

function drawSide(random: RandomSource): Side {
  return {
    kind: random.pick(['flat', 'tab', 'tab', 'notch', 'notch']),
    form: random.pick(['square', 'slant', 'round']),
    shift: random.between(-5, 5),
  };
}

/** Sides that differ: flat in one shape only, or a tab in one and a notch in the other. */
export function differingSides(one: PieceShape, other: PieceShape): number {
  return one.filter((side, index) => side.kind !== other[index]?.kind).length;
}

function isSound(shape: PieceShape): boolean {
  const count = (kind: Side['kind']) => shape.filter((side) => side.kind === kind).length;
  return count('flat') <= 2 && count('notch') <= 2;
}

/** Random shape: never nearly a plain square, never with too many notches. */
export function drawShape(random: RandomSource): PieceShape {
  for (;;) {
    const shape: PieceShape = [drawSide(random), drawSide(random), drawSide(random), drawSide(random)];
    if (isSound(shape)) return shape;
  }
}

/** Random decoy shape that differs from another one in three or four sides: distinguishable at a glance. */
export function drawOtherShape(random: RandomSource, shape: PieceShape): PieceShape {
  for (;;) {
    const other = drawShape(random);
    if (differingSides(shape, other) >= 3) return other;
  }
}

/** One side as a path from (0, 0) to (bodySize, 0), outward is up. */
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
  // Half an ellipse, with enough points to look smooth.
  const turns = 10;
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const angle = (Math.PI * turn) / turns;
    return [(start + end) / 2 - (Math.cos(angle) * tabWidth) / 2, Math.sin(angle) * out];
  });
}

/** Adds a shape's outline to the path of a context; (x, y) is the upper left corner of its `pieceSize` square. */
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
