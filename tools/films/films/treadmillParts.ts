import { piecesOf, type Stand, standing } from '../drawings.ts';
import { group } from '../shapes.ts';

/**
 * Layers of the illustration `treadmill` that form one part of the machine, and the offset from which it moves into place, in px of the
 * illustration.
 */
interface Part {
  from: number;
  to: number;
  name: 'shadow' | 'frame' | 'deck' | 'motor' | 'handrail';
  way: { x: number; y: number };
}

const parts: readonly Part[] = [
  { from: 0, to: 1, name: 'shadow', way: { x: 0, y: 0 } },
  { from: 1, to: 10, name: 'frame', way: { x: -130, y: -75 } },
  { from: 10, to: 13, name: 'deck', way: { x: 0, y: -90 } },
  { from: 13, to: 16, name: 'motor', way: { x: -86, y: -50 } },
  { from: 16, to: 20, name: 'handrail', way: { x: 0, y: -80 } },
  { from: 20, to: 30, name: 'handrail', way: { x: 0, y: -110 } },
  { from: 30, to: 34, name: 'frame', way: { x: 130, y: 75 } },
  { from: 34, to: 38, name: 'handrail', way: { x: 0, y: -80 } },
  { from: 38, to: 44, name: 'frame', way: { x: 130, y: 75 } },
];

/** The treadmill while it is assembled: progress of each part, 0 to 1. */
export function treadmill(stand: Stand, come?: Readonly<Record<Part['name'], number>>): string {
  const pieces = piecesOf('treadmill');
  return standing(
    parts.map(({ from, to, name, way }) => {
      const part = come?.[name] ?? 1;
      return group(pieces.slice(from, to), {
        x: way.x * (1 - part),
        y: way.y * (1 - part),
        opacity: Math.min(1, part * 2.5),
      });
    }),
    stand,
  );
}
