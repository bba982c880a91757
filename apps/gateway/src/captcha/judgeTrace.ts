import type { CaptchaAnswer, PictureChallenge } from '@lima-id/api';
import { slideTimeoutMs } from '@lima-id/domain';
import { drawsFormula, goesEvenly, leaps, type Step } from './handShape.ts';
import { keyTimeFactor, tolerancePx } from './limits.ts';

export type SlideTrace = Pick<Extract<CaptchaAnswer, { kind: 'picture' }>, 'input' | 'points'>;

/** Start position and range of a piece, in px of the picture. */
export type SlideGeometry = Pick<PictureChallenge, 'width' | 'pieceWidth' | 'pieceX'>;

/** Verdict on a trace: `slow` took longer than allowed; `missed` ended outside the hole or is not human. */
export type TraceVerdict = 'passed' | 'missed' | 'slow';

type Point = SlideTrace['points'][number];

/** Tolerance in ms for rounding and late timers. */
const graceMs = 100;

/** Tolerance in px for a trace that starts beside the piece or leaves its range. */
const edgePx = 2;

/** Limits for a hand: points, and ms from grab to release. */
const hand = { pointMinCount: 5, minMs: 120 };

/**
 * Limits for keys: presses and the submission, ms from the first press to the submission, and the interval of key repeat. A page key moves
 * by 40 px; simultaneous ones are one point. Voice control and switches may set any value at once, but take their time.
 */
const keys = { pointMinCount: 3, minMs: 250, repeatMinMs: 12, stepMaxPx: 84, leapMinMs: 1_000 };

/** Milliseconds from the first move to the end; the first point is the grab. */
function slideTook(points: readonly Point[]): number {
  return (points.at(-1)?.[2] ?? 0) - (points[1]?.[2] ?? 0);
}

/** Steps between consecutive points. */
function stepsOf(points: readonly Point[]): (Step & { to: number })[] {
  return points.slice(1).map(([x, y, ms], index) => {
    const [fromX, fromY, fromMs] = points[index] as Point;
    return { across: x - fromX, up: y - fromY, ms: ms - fromMs, to: x };
  });
}

type Steps = ReturnType<typeof stepsOf>;

function isPossible(points: readonly Point[], { width, pieceWidth, pieceX }: SlideGeometry): boolean {
  const [startX = Number.NaN, , startMs] = points[0] ?? [];
  const end = width - pieceWidth;
  return (
    points.every((point) => point.every(Number.isFinite)) &&
    points.every(([x]) => x >= pieceX - edgePx && x <= end + edgePx) &&
    Math.abs(startX - pieceX) <= edgePx &&
    startMs === 0 &&
    stepsOf(points).every(({ ms }) => ms >= 0)
  );
}

function isByHand(points: readonly Point[], steps: Steps): boolean {
  const tookMs = points.at(-1)?.[2] ?? 0;
  // The pause before the first move is no feature.
  const moves = steps.slice(1);
  return (
    points.length >= hand.pointMinCount &&
    tookMs >= hand.minMs &&
    !goesEvenly(moves) &&
    !drawsFormula(moves) &&
    !leaps(steps)
  );
}

function isByKeys(points: readonly Point[], steps: Steps, { width, pieceWidth, pieceX }: SlideGeometry): boolean {
  const tookMs = points.at(-1)?.[2] ?? 0;
  // Home and End go all the way.
  const isEnd = (x: number) => Math.abs(x - pieceX) <= edgePx || Math.abs(x - (width - pieceWidth)) <= edgePx;
  const isLeap = ({ across, to }: Steps[number]) => Math.abs(across) > keys.stepMaxPx && !isEnd(to);
  return (
    points.length >= keys.pointMinCount &&
    tookMs >= Math.max(keys.minMs, keys.repeatMinMs * (points.length - 2)) &&
    (tookMs >= keys.leapMinMs || !steps.some(isLeap))
  );
}

/**
 * Judges how a piece was moved. `secretX` is the left edge of the hole. An invalid trace (decreasing times, positions outside the picture)
 * is a miss. Time is judged before the position, so that a slow slide reveals nothing about it.
 */
export function judgeTrace({ input, points }: SlideTrace, secretX: number, geometry: SlideGeometry): TraceVerdict {
  if (!isPossible(points, geometry)) return 'missed';
  const byKeys = input === 'keyboard';
  if (slideTook(points) > slideTimeoutMs * (byKeys ? keyTimeFactor : 1) + graceMs) return 'slow';
  const steps = stepsOf(points);
  if (!(byKeys ? isByKeys(points, steps, geometry) : isByHand(points, steps))) return 'missed';
  const [x = Number.NaN] = points.at(-1) ?? [];
  return Math.abs(x - secretX) <= tolerancePx ? 'passed' : 'missed';
}
