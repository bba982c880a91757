/** A step of a trace: pixels across, pixels up or down, milliseconds. */
export interface Step {
  across: number;
  up: number;
  ms: number;
}

/** Steps from which a trace shows how it was made; a slow phone gives fewer for a fast slide. */
const tellingSteps = 6;

/** By what part of the way, or how many pixels, a slide at one pace may be off it on average: rounding, and noise. */
const even = { part: 0.02, px: 1.6 };

/**
 * True for a slide whose pace is the same from its first step to its last, whatever its steps and their noise: a hand gains its pace and
 * loses it again.
 */
export function goesEvenly(steps: readonly Step[]): boolean {
  if (steps.length < tellingSteps) return false;
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

/** A formula whose points are rounded: steps that it has at least, pixels of its longest, and how far three changes may be off. */
const formula = { stepMinCount: 8, stepMinPx: 4, roundingPx: 4, bend: 12 };

const changes = (numbers: readonly number[]) => numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));

/**
 * True for a slide along a formula, such as the curves by which things are animated: exactly level, and so smooth that nothing but rounding
 * is left, or at the beat of a machine. A hand that is steady enough to be level is seen in its pace.
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
 * A leap crosses a large part of the way at once, or a smaller one after a rest of some milliseconds. A hand whose computer hangs leaves one or
 * two, but goes a part of the way in sight: in steps of some pixels, and some of them.
 */
const leap = { part: 0.4, restMs: 140, restedPart: 0.1, maxCount: 2, seenPart: 0.1, seenMinCount: 3, seenMinPx: 2 };

/** True for a slide that is leaps and little else; its first step is that of taking hold. */
export function leaps(steps: readonly Step[]): boolean {
  const way = Math.abs(steps.reduce((sum, { across }) => sum + across, 0));
  // The rest before the first step is that of a hand that has taken hold.
  const isLeap = (step: Step) =>
    Math.abs(step.across) > way * leap.part ||
    (step !== steps[0] && step.ms > leap.restMs && Math.abs(step.across) > way * leap.restedPart);
  const count = steps.filter(isLeap).length;
  const seen = steps.filter((step) => !isLeap(step) && Math.abs(step.across) >= leap.seenMinPx);
  const seenPx = seen.reduce((sum, { across }) => sum + Math.abs(across), 0);
  return count > leap.maxCount || (count > 0 && (seen.length < leap.seenMinCount || seenPx < way * leap.seenPart));
}
