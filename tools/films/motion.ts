/** From 0 to 1. */
export function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** How far something is that begins at `start` and takes `seconds`, evenly. */
export function evenly(now: number, start: number, seconds: number): number {
  return clamp((now - start) / seconds);
}

/** The same for what arrives: fast at first, then slower. */
export function arriving(now: number, start: number, seconds: number): number {
  return 1 - (1 - evenly(now, start, seconds)) ** 3;
}

/** The same for what goes from one place to another: slow at both ends. */
export function moving(now: number, start: number, seconds: number): number {
  const part = evenly(now, start, seconds);
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** A value between two others. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Something that is there from `start` to `end` and fades at both. */
export function shown(now: number, start: number, end: number, seconds = 0.4): number {
  return Math.min(arriving(now, start, seconds), 1 - evenly(now, end - seconds, seconds));
}

/** A number in time: at each moment it begins to move to the value beside it. */
export type Track = readonly (readonly [at: number, value: number])[];

/** The value of a track, each change taking `seconds`. */
export function follow(track: Track, now: number, seconds = 0.9): number {
  const [first, ...changes] = track;
  return changes.reduce((value, [at, to]) => between(value, to, moving(now, at, seconds)), first?.[1] ?? 0);
}
