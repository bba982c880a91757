import type { Seen } from './pixels.ts';

type Score = (seen: Seen, left: number) => number;

/** A solver: the best candidate positions first, in px of the picture, no two of them close together. */
export type Solver = (seen: Seen) => number[];

/** Scans the piece's row and takes the positions with the highest scores, at least one piece width apart. */
function best(score: Score): Solver {
  return (seen) => {
    const { width, pieceWidth, unit } = seen;
    const places: { left: number; score: number }[] = [];
    for (let left = Math.round(60 * unit); left + pieceWidth <= width; left += unit) {
      places.push({ left, score: score(seen, left) });
    }
    places.sort((one, other) => other.score - one.score);
    const found: number[] = [];
    for (const { left } of places) {
      if (found.every((other) => Math.abs(other - left) > pieceWidth / 3)) found.push(left);
      if (found.length === 5) break;
    }
    return found.map((left) => Math.round(left / unit));
  };
}

function mean(seen: Seen, dots: Seen['form'], left: number): number {
  const { light, width, height, top } = seen;
  let [sum, count] = [0, 0];
  for (const [x, y] of dots) {
    if (top + y < 0 || top + y >= height || left + x < 0 || left + x >= width) continue;
    sum += light[(top + y) * width + left + x] ?? 0;
    count += 1;
  }
  return sum / Math.max(1, count);
}

/** Brightness gradient at a pixel. */
function steepness({ light, width, top }: Seen, left: number, [x, y]: readonly [number, number]): number {
  const at = (top + y) * width + left + x;
  const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
  const down = (light[at + width] ?? 0) - (light[at - width] ?? 0);
  return Math.abs(across) + Math.abs(down);
}

/** Sums the edges along the piece's outline: forty lines that anybody can write. */
const edgeSums = best((seen, left) => seen.rim.reduce((sum, dot) => sum + steepness(seen, left, dot), 0));

/** The bright line of the outline compared with its inside. */
const rimAgainstInside = best((seen, left) => mean(seen, seen.rim, left) - mean(seen, seen.inside, left));

/** The darkest position of the piece's shape. */
const darkest = best((seen, left) => -mean(seen, seen.form, left));

/** Separation of inside and outside of the piece's silhouette, relative to their spread, independent of contrast. */
const silhouette = best((seen, left) => {
  const { light, width, height, top } = seen;
  let [sum, squares, count] = [0, 0, 0];
  for (const [x, y] of [...seen.form, ...seen.around]) {
    if (top + y < 0 || top + y >= height || left + x < 0 || left + x >= width) continue;
    const value = light[(top + y) * width + left + x] ?? 0;
    sum += value;
    squares += value * value;
    count += 1;
  }
  const spread = Math.sqrt(Math.max(1, squares / count - (sum / count) ** 2));
  return Math.abs(mean(seen, seen.around, left) - mean(seen, seen.form, left)) / spread;
});

/** Solvers, by name. */
export const solvers: Readonly<Record<'edgeSums' | 'rimAgainstInside' | 'darkest' | 'silhouette', Solver>> = {
  edgeSums,
  rimAgainstInside,
  darkest,
  silhouette,
};
