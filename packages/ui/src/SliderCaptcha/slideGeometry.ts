import type { SlidePoint, SliderChallenge } from './sliderChallenge.ts';

/** Step of an arrow key in pixels of the picture; the page keys move ten steps. */
export const keyStepPx = 4;

/** Scale of the magnified picture. */
export const magnification = 2;

/** Horizontal position of the piece in a magnified picture, as a share of its box: left of the centre, since the hole is ahead. */
const lookAhead = 0.35;

type Sizes = Pick<SliderChallenge, 'width' | 'height' | 'pieceWidth' | 'pieceHeight' | 'pieceX' | 'pieceY'>;

/** Range of the piece, in pixels of the picture. */
export function slideRange({ width, pieceWidth, pieceX = 0 }: Sizes): number {
  return Math.max(1, width - pieceWidth - pieceX);
}

/** A distance clamped to the range. */
export function clampWay(x: number, range: number): number {
  return Math.min(range, Math.max(0, x));
}

function keyWay(key: string, x: number, range: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + keyStepPx;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - keyStepPx;
    case 'PageUp':
      return x + 10 * keyStepPx;
    case 'PageDown':
      return x - 10 * keyStepPx;
    case 'Home':
      return 0;
    case 'End':
      return range;
    default:
      return null;
  }
}

/** Target of a key; null for other keys. */
export function keyTarget(key: string, x: number, range: number): number | null {
  const way = keyWay(key, x, range);
  return way === null ? null : clampWay(way, range);
}

/** Offset of the magnified picture to the left and up, as shares of its box, so that the piece stays visible. */
export function magnifiedShift(sizes: Sizes, x: number): { left: number; top: number } {
  const across = ((sizes.pieceX ?? 0) + x + sizes.pieceWidth / 2) / sizes.width;
  const down = (sizes.pieceY + sizes.pieceHeight / 2) / sizes.height;
  return {
    left: clampWay(magnification * across - lookAhead, magnification - 1),
    top: clampWay(magnification * down - 0.5, magnification - 1),
  };
}

/** Minimum milliseconds between two points of a trace: a fast mouse would send hundreds. */
const pointEveryMs = 10;

/** A trace with one more point; one within `pointEveryMs` replaces the previous one, so that the end is exact. */
export function addPoint(points: readonly SlidePoint[], [x, y, ms]: SlidePoint): SlidePoint[] {
  const point: SlidePoint = [Math.round(x), Math.round(y), Math.round(ms)];
  const last = points[points.length - 1];
  const replaces = points.length > 2 && last !== undefined && point[2] - last[2] < pointEveryMs;
  return [...(replaces ? points.slice(0, -1) : points), point];
}

/** Milliseconds from the first move of a trace to its end: its first point is the pointerdown. */
export function slideTook(points: readonly SlidePoint[]): number {
  return Math.max(0, (points[points.length - 1]?.[2] ?? 0) - (points[1]?.[2] ?? 0));
}
