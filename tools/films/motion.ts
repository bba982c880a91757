/** From 0 to 1. */
export function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** Linear progress of a movement that starts at `start` and takes `seconds`. */
export function evenly(now: number, start: number, seconds: number): number {
  return clamp((now - start) / seconds);
}

/** Ease-out: fast at first, then slower. */
export function arriving(now: number, start: number, seconds: number): number {
  return 1 - (1 - evenly(now, start, seconds)) ** 3;
}

/** Ease-in-out: slow at both ends. */
export function moving(now: number, start: number, seconds: number): number {
  const part = evenly(now, start, seconds);
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Interpolates between two values. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Opacity of something visible from `start` to `end`, with fades at both ends. */
export function shown(now: number, start: number, end: number, seconds = 0.4): number {
  return Math.min(arriving(now, start, seconds), 1 - evenly(now, end - seconds, seconds));
}

/** Keyframes: at each time the value starts to move to the one given. */
export type Track = readonly (readonly [at: number, value: number])[];

/** The value of a track, each change taking `seconds`. */
export function follow(track: Track, now: number, seconds = 0.9): number {
  const [first, ...changes] = track;
  return changes.reduce((value, [at, to]) => between(value, to, moving(now, at, seconds)), first?.[1] ?? 0);
}
