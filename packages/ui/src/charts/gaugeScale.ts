/** What a band of a gauge means. */
export type GaugeTone = 'success' | 'warning' | 'danger';

/** A band of a gauge, from the end of the band before, or from the least value of the scale. */
export interface GaugeBand {
  /** Its greatest value, which belongs to it; beyond the scale, or `Infinity`, it ends with the scale. */
  to: number;
  tone: GaugeTone;
  /** The word for it: 正常, 注意 or 异常 by default. */
  name?: string | undefined;
}

/** A part of a scale; without a tone outside of all bands. */
export interface GaugePart {
  from: number;
  to: number;
  tone?: GaugeTone | undefined;
  name?: string | undefined;
}

/** A scale that can be drawn: `max` is greater than `min`, and the parts fill it. */
export interface GaugeScale {
  min: number;
  max: number;
  parts: GaugePart[];
}

/** Ends of a scale whose given ones are no numbers. */
const usual = { min: 0, max: 100 };

/**
 * The scale of a gauge. Ends in the wrong order are exchanged, and equal ones are drawn apart; bands may be in any order, and those that are
 * empty or no numbers are left out.
 */
export function gaugeScale(givenMin: number, givenMax: number, bands: readonly GaugeBand[]): GaugeScale {
  const ends = [
    Number.isFinite(givenMin) ? givenMin : usual.min,
    Number.isFinite(givenMax) ? givenMax : usual.max,
  ] as const;
  const min = Math.min(...ends);
  // One more is too little where numbers are further apart.
  const max = Math.max(...ends) > min ? Math.max(...ends) : min + Math.max(1, Math.abs(min) / 10);
  const sorted = bands
    .filter(({ to }) => !Number.isNaN(to))
    .map((band) => ({ ...band, to: Math.min(Math.max(band.to, min), max) }))
    .sort((one, other) => one.to - other.to);
  const parts: GaugePart[] = [];
  let end = min;
  for (const band of sorted) {
    if (band.to > end) parts.push({ ...band, from: end });
    end = Math.max(end, band.to);
  }
  if (end < max) parts.push({ from: end, to: max });
  return { min, max, parts };
}

/** A value within the scale. */
export function clampToScale({ min, max }: GaugeScale, value: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Where a value is on the scale, from 0 to 1. */
export function shareOnScale(scale: GaugeScale, value: number): number {
  return (clampToScale(scale, value) - scale.min) / (scale.max - scale.min);
}

/** The part that a value belongs to; values beyond the scale belong to its first or last part. */
export function partOf(scale: GaugeScale, value: number): GaugePart | undefined {
  return scale.parts.find(({ to }) => clampToScale(scale, value) <= to);
}

/** The limits that are written at the scale: its ends, and those between with at least `apart` of the scale to the next. */
export function writtenLimits(scale: GaugeScale, apart: number): number[] {
  const kept = [scale.min];
  for (const { to } of scale.parts.slice(0, -1)) {
    const share = shareOnScale(scale, to);
    if (share - shareOnScale(scale, kept[kept.length - 1] ?? scale.min) >= apart && 1 - share >= apart) kept.push(to);
  }
  return [...kept, scale.max];
}
