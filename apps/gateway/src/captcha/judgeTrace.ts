import type { CaptchaAnswer, PictureChallenge } from '@lima-id/api';
import { slideTimeoutMs } from '@lima-id/domain';
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

/** A slide by hand: points, milliseconds from taking hold to letting go, and what part of its way one point may cross. */
const hand = { pointMinCount: 5, minMs: 120, stepMaxPart: 0.6 };

/** A slide by keys: some presses over some time. A page key moves by 40 px; two that come at once are one point. */
const keys = { pointMinCount: 3, minMs: 40, stepMaxPx: 84 };

/** Steps from which even ones are no chance. */
const evenStepMinCount = 8;

/** Pixels by which rounding makes even steps differ. */
const roundingPx = 1;

/** Milliseconds from the first move to the end; the first point is where the hand took hold. */
function slideTook(points: readonly Point[]): number {
  return (points.at(-1)?.[2] ?? 0) - (points[1]?.[2] ?? 0);
}

/** Each point with the one before it. */
function stepsOf(points: readonly Point[]): { across: number; up: number; ms: number; to: number }[] {
  return points.slice(1).map(([x, y, ms], index) => {
    const [fromX, fromY, fromMs] = points[index] as Point;
    return { across: x - fromX, up: y - fromY, ms: ms - fromMs, to: x };
  });
}

type Steps = ReturnType<typeof stepsOf>;

/** True for steps that are equal in length, time and height: a hand is never that steady, nor is a browser's clock. */
function areEven(steps: Steps): boolean {
  const [first] = steps;
  if (first === undefined || steps.length < evenStepMinCount) return false;
  return steps.every(
    ({ across, up, ms }) => ms === first.ms && up === 0 && Math.abs(across - first.across) <= roundingPx,
  );
}

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
  const way = Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  return (
    points.length >= hand.pointMinCount &&
    tookMs >= hand.minMs &&
    steps.every(({ across }) => Math.abs(across) <= way * hand.stepMaxPart) &&
    !areEven(steps)
  );
}

function isByKeys(points: readonly Point[], steps: Steps, { width, pieceWidth, pieceX }: SlideGeometry): boolean {
  // Home and End go all the way.
  const isEnd = (x: number) => Math.abs(x - pieceX) <= edgePx || Math.abs(x - (width - pieceWidth)) <= edgePx;
  return (
    points.length >= keys.pointMinCount &&
    (points.at(-1)?.[2] ?? 0) >= keys.minMs &&
    steps.every(({ across, to }) => Math.abs(across) <= keys.stepMaxPx || isEnd(to))
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
