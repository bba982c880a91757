import type { AxisTick } from '@lima-id/domain';

/** A point in a plot, px from its top left corner. */
export interface PlotPoint {
  x: number;
  y: number;
}

/** Rounds to 0.1 px, finer than screens show. */
function px(value: number): number {
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
