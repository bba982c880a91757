/** One way of looking at a picture: its size in pixels before turning, and the turn in degrees. */
export interface Attempt {
  width: number;
  height: number;
  degrees: number;
}

/** Pixels that a first look may have: above it phones run out of memory for a canvas. */
const fullPixels = 12_000_000;

/** Longest side in pixels of the scaled looks: large codes are found faster and noise disappears. */
const scaledSides = [1600, 800];

/** Side in pixels of the turned looks. */
const turnedSide = 1200;

/** Turns in degrees: the reader itself tries quarter turns, slanting labels lie between. */
const turns = [45, 20, -20];

/** How to look for a code in a picture of this size: in full, then scaled down, then turned. Never enlarges. */
export function pictureAttempts(width: number, height: number): Attempt[] {
  if (!(width > 0 && height > 0)) return [];
  const longest = Math.max(width, height);
  const look = (factor: number, degrees: number): Attempt => ({
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
    degrees,
  });
  const turned = Math.min(1, turnedSide / longest);
  return [
    look(Math.min(1, Math.sqrt(fullPixels / (width * height))), 0),
    ...scaledSides.filter((side) => side < longest).map((side) => look(side / longest, 0)),
    ...turns.map((degrees) => look(turned, degrees)),
  ];
}

/** The upright box in pixels that a turned picture needs. */
export function turnedBox({ width, height, degrees }: Attempt): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const sine = Math.abs(Math.sin(angle));
  const cosine = Math.abs(Math.cos(angle));
  return { width: Math.ceil(width * cosine + height * sine), height: Math.ceil(width * sine + height * cosine) };
}
