import type { SlideTrace } from '../../src/captcha/judgeTrace.ts';

type Points = SlideTrace['points'];

/** How a hand slides. */
export interface HandOptions {
  /** Milliseconds from the first move to the release. */
  ms?: number;
  /** Points after the grab. */
  count?: number;
  /** Deviation of hand and clock at a point, each from -1 to 1. */
  sway?: (point: number) => number;
}

/** Trace of a hand that accelerates, decelerates and releases at `endX`, from the piece's start. */
export function handTrace(startX: number, endX: number, options: HandOptions = {}): Points {
  const { ms = 620, count = 24, sway = (point) => Math.sin(point * 2.3) } = options;
  const points: Points = [[startX, 0, 0]];
  for (let point = 1; point <= count; point += 1) {
    const part = point / count;
    const eased = part * part * (3 - 2 * part);
    const x = Math.round(startX + (endX - startX) * eased);
    const late = point === count ? 0 : sway(point) * 2;
    points.push([x, Math.round(sway(point) * 3), Math.round(90 + ms * ((point - 1) / (count - 1)) + late)]);
  }
  return points;
}

/** Trace of page and arrow keys to the position nearest to `endX`, submitted there. */
export function keyTrace(startX: number, endX: number, everyMs = 90): Points {
  const points: Points = [[startX, 0, 0]];
  let x = startX;
  while (Math.abs(endX - x) >= 4) {
    x += endX - x >= 40 ? 40 : 4 * Math.sign(endX - x);
    points.push([x, 0, points.length * everyMs]);
  }
  points.push([x, 0, points.length * everyMs + 200]);
  return points;
}
