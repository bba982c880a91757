import type { AxisTick } from '@lima-id/domain';

/** A point in a plot, px from its top left corner. */
export interface PlotPoint {
  x: number;
  y: number;
}

/** Rounds to 0.1 px, finer than screens show; engines differ in the last digits of sines. */
export function px(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The isolated points, between two gaps, at their indexes. */
export function alone(points: readonly (PlotPoint | null)[]): (PlotPoint | null)[] {
  return points.map((point, index) => ((points[index - 1] ?? points[index + 1] ?? null) === null ? point : null));
}

/** Squares around points, in one path regardless of their number. */
export function squaresPath(points: readonly (PlotPoint | null)[], size: number): string {
  return points
    .filter((point) => point !== null)
    .map(({ x, y }) => `M${px(x - size / 2)} ${px(y - size / 2)}h${size}v${size}h${-size}z`)
    .join('');
}

/** The shapes that tell groups of points apart. */
export const markShapes = ['square', 'diamond', 'triangle', 'cross'] as const;
export type MarkShape = (typeof markShapes)[number];

/** Shapes of about the same area around points, in one path regardless of their number. */
export function marksPath(points: readonly PlotPoint[], shape: MarkShape, size: number): string {
  if (shape === 'square') return squaresPath(points, size);
  const [half, arm] = [px(size * 0.7), px(size / 5)];
  const [reach, width] = [px(half - arm), 2 * arm];
  return points
    .map(({ x, y }) => {
      if (shape === 'diamond') return `M${px(x)} ${px(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
      if (shape === 'triangle') return `M${px(x)} ${px(y - half)}l${half} ${px(2 * half - arm)}h${-2 * half}z`;
      const sides = [`h${width}v${reach}h${reach}`, `v${width}h${-reach}v${reach}`, `h${-width}v${-reach}h${-reach}`];
      return `M${px(x - arm)} ${px(y - half)}${sides.join('')}v${-width}h${reach}z`;
    })
    .join('');
}

/** The index of the nearest point within `reach` px, of equally near ones the first; -1 if there is none. */
export function nearestPoint(points: readonly PlotPoint[], { x, y }: PlotPoint, reach: number): number {
  const found = { index: -1, distance: reach };
  for (const [index, point] of points.entries()) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance > found.distance || (distance === found.distance && found.index >= 0)) continue;
    Object.assign(found, { index, distance });
  }
  return found.index;
}

/** A segment of a ring around 0, angles in radians from 12 o'clock, clockwise. */
export function arcPath({ startAngle, endAngle }: RingPart, inner: number, outer: number): string {
  const at = (radius: number, angle: number) => `${px(radius * Math.sin(angle))} ${px(-radius * Math.cos(angle))}`;
  const large = endAngle - startAngle > Math.PI ? 1 : 0;
  const there = `M${at(outer, startAngle)}A${outer} ${outer} 0 ${large} 1 ${at(outer, endAngle)}`;
  return `${there}L${at(inner, endAngle)}A${inner} ${inner} 0 ${large} 0 ${at(inner, startAngle)}Z`;
}

/**
 * The area between a line and what it stands on: `bases` has the lower end of each point in px from the top. Gaps of the line are gaps of
 * the area.
 */
export function bandPath(points: readonly (PlotPoint | null)[], bases: readonly number[]): string {
  const runs: { x: number; y: number; base: number }[][] = [[]];
  for (const [index, point] of points.entries()) {
    if (point === null) runs.push([]);
    else runs[runs.length - 1]?.push({ ...point, base: bases[index] ?? point.y });
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const over = run.map(({ x, y }) => `${px(x)} ${px(y)}`);
      const under = run.map(({ x, base }) => `${px(x)} ${px(base)}`).reverse();
      return `M${[...over, ...under].join('L')}Z`;
    })
    .join('');
}

/** The index of the nearest place; of two equally near ones the first. `places` is ascending and not empty. */
export function nearest(places: readonly number[], at: number): number {
  let low = 0;
  let high = places.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return Math.abs((places[high] ?? 0) - at) < Math.abs((places[low] ?? 0) - at) ? high : low;
}

/** Width of a tick label in 12 px type: an upper estimate, since ticks are laid out before they can be measured. */
export function tickWidth(text: string): number {
  return [...text].reduce((width, char) => width + (char > '⺀' ? 12 : 6.4), 0);
}

/** Minimum gap between two ticks of a time axis. */
const tickGap = 12;

/** Every n-th tick with the smallest n for which they do not overlap; `pitch` is the distance of adjacent ones in px. */
export function ticksThatFit(ticks: readonly AxisTick[], pitch: number, typeScale = 1): readonly AxisTick[] {
  const widest = ticks.reduce((most, { label }) => Math.max(most, tickWidth(label) * typeScale), 0);
  const step = Math.max(1, Math.ceil((widest + tickGap) / Math.max(1, pitch)));
  return step === 1 ? ticks : ticks.filter((_, index) => index % step === 0);
}

/** A text truncated to `room` px with an ellipsis. */
export function cutToFit(text: string, room: number, typeScale = 1): string {
  if (tickWidth(text) * typeScale <= room) return text;
  const kept = [...text];
  while (kept.length > 1 && tickWidth(`${kept.join('')}…`) * typeScale > room) kept.pop();
  return `${kept.join('')}…`;
}

/** Strokes that rise to the right through a box of this size in px, `pitch` px apart along its sides; none leaves the box. */
export function hatchPath(width: number, height: number, pitch: number): string {
  const count = Math.max(0, Math.ceil((width + height) / pitch) - 1);
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 1) * pitch;
    const [from, to] = [Math.max(0, along - height), Math.min(width, along)];
    return `M${px(from)} ${px(Math.min(height, along))}L${px(to)} ${px(Math.max(0, along - width))}`;
  }).join('');
}

/** A part of a stacked bar, px along the value axis. */
export interface BarSpan {
  start: number;
  length: number;
}

/** Gap between the parts of a bar. */
const partGap = 1.5;

/**
 * A part of a bar minus the gap to the next one, which is taken from its outer end; the outermost has none, so that the bar ends at its
 * sum. Any non-zero part keeps 1 px. `outward` says whether the outer end has the lower or the higher px.
 */
export function withGap({ start, length }: BarSpan, outermost: boolean, outward: 'lower' | 'higher'): BarSpan {
  const kept = outermost ? length : Math.max(Math.min(1, length), length - partGap);
  return { start: outward === 'lower' ? start + length - kept : start, length: kept };
}

/** A part of a ring: angles in radians from 12 o'clock, clockwise. */
export interface RingPart {
  startAngle: number;
  endAngle: number;
}

/** The parts of a ring in their order, each with half of `gap` radians left free at both ends; a single part closes the ring. */
export function ringParts(values: readonly number[], gap: number): RingPart[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const free = values.length > 1 ? gap : 0;
  const unit = sum > 0 ? (2 * Math.PI - values.length * free) / sum : 0;
  let angle = 0;
  return values.map((value) => {
    const startAngle = angle;
    angle += value * unit + free;
    return { startAngle, endAngle: angle };
  });
}

/** The index of the ring part at a point, or -1 outside of the ring. */
export function ringPartAt(parts: readonly RingPart[], { x, y }: PlotPoint, inner: number, outer: number): number {
  const distance = Math.hypot(x, y);
  if (distance < inner || distance > outer) return -1;
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  return parts.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
}
