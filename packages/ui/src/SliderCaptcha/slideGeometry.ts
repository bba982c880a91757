import type { SlidePoint, SliderChallenge } from './sliderChallenge.ts';

/** Pixels of the picture that an arrow key moves the piece by; the page keys go ten times as far. */
export const keyStepPx = 4;

/** How much larger the magnified picture is. */
export const magnification = 2;

/** Where across its room the piece stands in a magnified picture: left of the middle, since the hole lies ahead. */
const lookAhead = 0.35;

type Sizes = Pick<SliderChallenge, 'width' | 'height' | 'pieceWidth' | 'pieceHeight' | 'pieceX' | 'pieceY'>;

/** How far the piece can be moved, in pixels of the picture. */
export function slideRange({ width, pieceWidth, pieceX = 0 }: Sizes): number {
  return Math.max(1, width - pieceWidth - pieceX);
}

/** A way that stays inside the range. */
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

/** Where a key moves the piece to; null for a key that means something else. */
export function keyTarget(key: string, x: number, range: number): number | null {
  const way = keyWay(key, x, range);
  return way === null ? null : clampWay(way, range);
}

/** How far the magnified picture is shifted left and up, as shares of its room, so that the piece stays in view. */
export function magnifiedShift(sizes: Sizes, x: number): { left: number; top: number } {
  const across = ((sizes.pieceX ?? 0) + x + sizes.pieceWidth / 2) / sizes.width;
  const down = (sizes.pieceY + sizes.pieceHeight / 2) / sizes.height;
  return {
    left: clampWay(magnification * across - lookAhead, magnification - 1),
    top: clampWay(magnification * down - 0.5, magnification - 1),
  };
}

/** Milliseconds between two points of a trace at least: a fast mouse would send hundreds. */
const pointEveryMs = 10;

/** A trace with one more point; one that follows at once takes the place of the one before, so that the end is exact. */
export function addPoint(points: readonly SlidePoint[], [x, y, ms]: SlidePoint): SlidePoint[] {
  const point: SlidePoint = [Math.round(x), Math.round(y), Math.round(ms)];
  const last = points.at(-1);
  const replaces = points.length > 2 && last !== undefined && point[2] - last[2] < pointEveryMs;
  return [...(replaces ? points.slice(0, -1) : points), point];
}

/** Milliseconds from the first move of a trace to its end: its first point is where the hand took hold. */
export function slideTook(points: readonly SlidePoint[]): number {
  return Math.max(0, (points.at(-1)?.[2] ?? 0) - (points[1]?.[2] ?? 0));
}
