import { readFileSync } from 'node:fs';
import { colours } from './canvas.ts';
import { group } from './shapes.ts';

const folder = new URL('../../packages/ui/illustrations/on-ink/', import.meta.url);

/** Stroke width in px of a frame, independent of the drawing's scale. */
const strokeWidth = 2.4;

const read = new Map<string, readonly string[]>();

/** Layers of an illustration of the design system, back to front. */
export function piecesOf(name: string): readonly string[] {
  const known = read.get(name);
  if (known !== undefined) return known;
  const pieces = readFileSync(new URL(`${name}.svg`, folder), 'utf8').match(/<path [^>]*\/>/g) ?? [];
  read.set(name, pieces);
  return pieces;
}

/** Position of a drawing's upper left corner, and its scale. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
  opacity?: number;
}

/** Layers of a drawing, each possibly offset while it moves into place. */
export function standing(pieces: readonly string[], stand: Stand): string {
  const stroke = (strokeWidth / Math.max(0.2, stand.scale)).toFixed(3);
  const look = `stroke="${colours.stroke}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${stroke}"`;
  return group([`<g ${look}>${pieces.join('')}</g>`], stand);
}

export function drawing(name: string, stand: Stand): string {
  return standing(piecesOf(name), stand);
}
