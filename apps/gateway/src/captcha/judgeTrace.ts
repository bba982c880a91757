import type { CaptchaAnswer, PictureChallenge } from '@lima-id/api';
import { slideTimeoutMs } from '@lima-id/domain';
import { drawsFormula, goesEvenly, leaps, type Step } from './handShape.ts';
import { keyPatience, tolerancePx } from './limits.ts';

/** How a piece was moved. */
export type SlideTrace = Pick<Extract<CaptchaAnswer, { kind: 'picture' }>, 'input' | 'points'>;

/** Where a piece stands at first and how far it can go, pixels of the picture. */
export type SlideGeometry = Pick<PictureChallenge, 'width' | 'pieceWidth' | 'pieceX'>;

/** What a trace is worth: `slow` took longer than allowed; `missed` is beside the hole, or moved as no hand moves. */
export type TraceVerdict = 'passed' | 'missed' | 'slow';

type Point = SlideTrace['points'][number];

/** Milliseconds that rounding and a late timer may add to a slide that was in time. */
const graceMs = 100;

/** Pixels by which a trace may begin beside the piece, or leave the way it can go. */
const edgePx = 2;

/** A slide by hand: points, and milliseconds from taking hold to letting go. */
const hand = { pointMinCount: 5, minMs: 120 };

/**
 * A slide by keys: presses and the submission, milliseconds from the first press to the submission, and of a key that repeats. A page key
 * moves by 40 px; two that come at once are one point. Voices and switches set any place at once, but take their time.
 */
const keys = { pointMinCount: 3, minMs: 250, repeatMinMs: 12, stepMaxPx: 84, leapMinMs: 1_000 };

/** Milliseconds from the first move to the end; the first point is where the hand took hold. */
function slideTook(points: readonly Point[]): number {
  return (points.at(-1)?.[2] ?? 0) - (points[1]?.[2] ?? 0);
}

/** Each point with the one before it. */
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
  // How long a hand rested before its first move says nothing of how it moves.
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
 * Judges how a piece was moved. `secretX` is the left edge of the hole. What is no trace at all (times that run back, a way
 * outside the picture) has missed. Time is judged before the place: a slow slide tells nothing about it.
 */
export function judgeTrace({ input, points }: SlideTrace, secretX: number, geometry: SlideGeometry): TraceVerdict {
  if (!isPossible(points, geometry)) return 'missed';
  const byKeys = input === 'keyboard';
  if (slideTook(points) > slideTimeoutMs * (byKeys ? keyPatience : 1) + graceMs) return 'slow';
  const steps = stepsOf(points);
  if (!(byKeys ? isByKeys(points, steps, geometry) : isByHand(points, steps))) return 'missed';
  const [x = Number.NaN] = points.at(-1) ?? [];
  return Math.abs(x - secretX) <= tolerancePx ? 'passed' : 'missed';
}
