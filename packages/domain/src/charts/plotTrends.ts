import { fromChina, readChinaTime } from '../time/chinaTime.ts';
import { momentAxis } from './momentAxis.ts';
import type { ChartPoint, Trend } from './trend.ts';
import { chooseValueAxis } from './valueAxis.ts';

/** A figure at a moment. */
export interface TimedFigure {
  /**
   * Milliseconds since 1970 UTC, a `Date`, or text of ISO 8601: an instant with its zone (`2026-05-05T08:00:00Z`), else a day or time in
   * China (`2026-05-05`, `2026-05-05 08:00`).
   */
  x: number | Date | string;
  /** Null, or what is not finite, was not measured: a gap. */
  y: number | null;
}

const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** The moments that labels can write: the years 0 to 9999. */
const writable = { from: fromChina(0, 1, 1), before: fromChina(10_000, 1, 1) };

/** Reads text of ISO 8601, without a zone as China time; NaN for anything else and for days that do not exist. */
function readMoment(text: string): number {
  const day = instant.exec(text)?.[1];
  if (day === undefined) return readChinaTime(text) ?? Number.NaN;
  // Engines parse 30 February differently.
  return readChinaTime(day) === null ? Number.NaN : Date.parse(text);
}

/** The moment of a figure; undefined for what is none. */
function momentOf(x: TimedFigure['x']): number | undefined {
  const ms = typeof x === 'string' ? readMoment(x.trim()) : Math.floor(Number(x));
  return ms >= writable.from && ms < writable.before ? ms : undefined;
}

/** The points of a line by moment, ascending. Of several at one moment the last that was measured holds. */
function pointsOf(figures: readonly TimedFigure[]): ChartPoint[] {
  const found = new Map<number, number>();
  for (const { x, y } of figures) {
    const at = momentOf(x);
    if (at === undefined) continue;
    if (y !== null && Number.isFinite(y)) found.set(at, y);
    else if (!found.has(at)) found.set(at, Number.NaN);
  }
  return [...found].map(([at, value]) => ({ at, value })).sort((one, other) => one.at - other.at);
}

/**
 * Trends of plain figures, one per line, all on one time axis that is chosen from their moments (`momentAxis`). Figures may be in any
 * order; those at no moment are left out, and none are summed. A point whose value is not finite is a gap; a moment at which a line
 * has no point is no gap. Null for a line without a measured figure. Source: docs/rules/charts.md.
 */
export function plotTrends(lines: readonly (readonly TimedFigure[])[]): (Trend | null)[] {
  const drawn = lines
    .map(pointsOf)
    .map((points) => (points.some(({ value }) => Number.isFinite(value)) ? points : null));
  const moments = new Set(drawn.flatMap((points) => points?.map(({ at }) => at) ?? []));
  const axis = momentAxis([...moments].sort((one, other) => one - other));
  return drawn.map((points) =>
    points === null ? null : { axis, valueAxis: chooseValueAxis(points.map(({ value }) => value)), points },
  );
}
