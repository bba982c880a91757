/** A step of a trace: px horizontally, px vertically, ms. */
export interface Step {
  across: number;
  up: number;
  ms: number;
}

/** Minimum number of steps for the statistics; a slow phone reports fewer for a fast slide. */
const minSteps = 6;

/** Allowed mean deviation from constant speed, as a fraction of the way or in px: rounding, and noise. */
const even = { part: 0.02, px: 1.6 };

/**
 * True for a slide with constant speed from its first step to its last, whatever its steps and noise: a hand accelerates and decelerates.
 */
export function goesEvenly(steps: readonly Step[]): boolean {
  if (steps.length < minSteps) return false;
  const way = steps.reduce((sum, { across }) => sum + across, 0);
  const took = steps.reduce((sum, { ms }) => sum + ms, 0);
  if (took === 0) return true;
  let [x, time] = [0, 0];
  const off = steps.map(({ across, ms }) => {
    x += across;
    time += ms;
    return Math.abs(x - (way * time) / took);
  });
  const mean = off.reduce((sum, one) => sum + one, 0) / off.length;
  return mean <= Math.max(even.px, Math.abs(way) * even.part);
}

/** Thresholds for a trace computed by a formula: minimum steps, minimum px of the longest one, and the allowed third difference. */
const formula = { stepMinCount: 8, stepMinPx: 4, roundingPx: 4, bend: 12 };

const changes = (numbers: readonly number[]) => numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));

/**
 * True for a slide along a formula, such as an animation easing: exactly level, and so smooth that only rounding is left, or at a machine's
 * regular interval. A hand that is steady enough to be level is recognised by its speed profile.
 */
export function drawsFormula(steps: readonly Step[]): boolean {
  if (steps.length < formula.stepMinCount || steps.some(({ up }) => up !== 0)) return false;
  const lengths = steps.map(({ across }) => across);
  if (new Set(steps.map(({ ms }) => ms)).size === 1) return true;
  if (Math.max(...lengths.map(Math.abs)) < formula.stepMinPx) return false;
  const way = Math.abs(lengths.reduce((sum, across) => sum + across, 0));
  const most = formula.roundingPx + (formula.bend * way) / steps.length ** 3;
  return changes(changes(lengths)).every((change) => Math.abs(change) <= most);
}

/**
 * A leap covers a large part of the way at once, or a smaller one after a pause of some ms. A hand on a stalling computer has one or two,
 * but also visible steps of a few px.
 */
const leap = { part: 0.4, restMs: 140, restedPart: 0.1, maxCount: 2, seenPart: 0.1, seenMinCount: 3, seenMinPx: 2 };

/** True for a slide that consists mostly of leaps; the first step is the grab. */
export function leaps(steps: readonly Step[]): boolean {
  const way = Math.abs(steps.reduce((sum, { across }) => sum + across, 0));
  // The pause before the first step follows the grab.
  const isLeap = (step: Step) =>
    Math.abs(step.across) > way * leap.part ||
    (step !== steps[0] && step.ms > leap.restMs && Math.abs(step.across) > way * leap.restedPart);
  const count = steps.filter(isLeap).length;
  const seen = steps.filter((step) => !isLeap(step) && Math.abs(step.across) >= leap.seenMinPx);
  const seenPx = seen.reduce((sum, { across }) => sum + Math.abs(across), 0);
  return count > leap.maxCount || (count > 0 && (seen.length < leap.seenMinCount || seenPx < way * leap.seenPart));
}
