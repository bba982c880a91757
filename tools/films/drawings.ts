import { readFileSync } from 'node:fs';
import { colours } from './canvas.ts';
import { group } from './shapes.ts';

const folder = new URL('../../packages/ui/illustrations/on-ink/', import.meta.url);

/** Px of a stroke in a frame, however large the drawing stands. */
const strokeWidth = 2.4;

const read = new Map<string, readonly string[]>();

/** The pieces of a drawing of the design system in the order in which they cover each other. */
export function piecesOf(name: string): readonly string[] {
  const known = read.get(name);
  if (known !== undefined) return known;
  const pieces = readFileSync(new URL(`${name}.svg`, folder), 'utf8').match(/<path [^>]*\/>/g) ?? [];
  read.set(name, pieces);
  return pieces;
}

/** Where a drawing stands, its upper left corner, and how large it is. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
  opacity?: number;
}

/** Pieces of a drawing, each perhaps on its way to its place. */
export function standing(pieces: readonly string[], stand: Stand): string {
  const stroke = (strokeWidth / Math.max(0.2, stand.scale)).toFixed(3);
  const look = `stroke="${colours.stroke}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${stroke}"`;
  return group([`<g ${look}>${pieces.join('')}</g>`], stand);
}

/** A whole drawing. */
export function drawing(name: string, stand: Stand): string {
  return standing(piecesOf(name), stand);
}
