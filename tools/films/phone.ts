import { colours } from './canvas.ts';
import { type Area, group, line, rect } from './shapes.ts';

/** Px of a phone; its screen lies within its bezel. */
export const phoneSize = { width: 232, height: 420 } as const;
const rim = 12;

/** The screen of a phone whose upper left corner is at 0. */
export const screenArea: Area = {
  x: rim,
  y: rim,
  width: phoneSize.width - 2 * rim,
  height: phoneSize.height - 2 * rim,
};

/** A phone from the front, with its screen content. */
export function phone(
  content: readonly string[],
  place: { x: number; y: number; opacity?: number; scale?: number },
): string {
  const { width, height } = phoneSize;
  return group(
    [
      rect({ x: 0, y: 0, width, height }, { fill: colours.hairline, stroke: colours.line, radius: 24 }),
      rect(screenArea, { fill: colours.paper, radius: 14 }),
      line({ x: width / 2 - 22, y: 26 }, { x: width / 2 + 22, y: 26 }, 1, { stroke: colours.paperQuiet, width: 5 }),
      ...content,
    ],
    place,
  );
}
