import type { SKRSContext2D } from '@napi-rs/canvas';
import { colours } from './colours.ts';

/** Stroke width in px. */
export const strokeWidth = 1.5;

const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);

/** A point in space: x to the lower right, y to the lower left, z up. */
export type Corner = readonly [x: number, y: number, z: number];

/** Colours of the three visible faces of an object, lit from the upper left. */
export interface Faces {
  top: string;
  left: string;
  right: string;
}

/** Painted metal. */
export const light: Faces = { top: colours.white, left: colours.left, right: colours.right };
/** Rubber and screens. */
export const dark: Faces = { top: colours.darkTop, left: colours.dark, right: colours.darkSide };
/** The one or two blue parts of an object. */
export const blue: Faces = { top: colours.blueTop, left: colours.blue, right: colours.blueSide };

/** Draws in isometric projection; (0, 0, 0) is the pen's origin. */
export interface Pen {
  /** Draws a block from its lowest, rearmost corner `corner`. */
  block(corner: Corner, size: Corner, faces: Faces): void;
  /** Draws a polygon; without a fill it is outlined only. */
  area(corners: readonly Corner[], fill: string | null, stroke?: string): void;
  /** Draws a line through points. */
  line(corners: readonly Corner[], stroke: string, width?: number): void;
}

/** Creates a pen at a position. `scale` is px per unit; a mirrored pen swaps right and left. */
export function putPen(context: SKRSContext2D, place: { x: number; y: number; scale: number; mirrored: boolean }): Pen {
  const sign = place.mirrored ? -1 : 1;
  const project = ([x, y, z]: Corner): [number, number] => [
    place.x + sign * (x - y) * across * place.scale,
    place.y + ((x + y) * down - z) * place.scale,
  ];
  const trace = (corners: readonly Corner[]) => {
    context.beginPath();
    for (const corner of corners) context.lineTo(...project(corner));
  };
  const pen: Pen = {
    block([x, y, z], [width, depth, height], faces) {
      const [x2, y2, z2] = [x + width, y + depth, z + height];
      // Light comes from the upper left, also when mirrored.
      const [onLeft, onRight] = place.mirrored ? [faces.right, faces.left] : [faces.left, faces.right];
      const left: Corner[] = [
        [x, y2, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x, y2, z2],
      ];
      const right: Corner[] = [
        [x2, y2, z],
        [x2, y, z],
        [x2, y, z2],
        [x2, y2, z2],
      ];
      const top: Corner[] = [
        [x, y, z2],
        [x2, y, z2],
        [x2, y2, z2],
        [x, y2, z2],
      ];
      pen.area(left, onLeft);
      pen.area(right, onRight);
      pen.area(top, faces.top);
    },
    area(corners, fill, stroke = colours.ink) {
      trace(corners);
      context.closePath();
      if (fill !== null) {
        context.fillStyle = fill;
        context.fill();
      }
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.stroke();
    },
    line(corners, stroke, width = strokeWidth) {
      trace(corners);
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke();
    },
  };
  return pen;
}
