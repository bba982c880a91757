/** How many portraits of a group are shown, and how many people are behind its +N; 0 for no +N. */
export interface GroupSize {
  shown: number;
  rest: number;
}

/** A group has at least a portrait and a +N. */
const fewestBoxes = 2;

/**
 * Divides a group of `total` people, of whom `count` are known by name, among at most `max` boxes. The last box is +N where they do not all
 * have one, so that +1 never takes the room of the one portrait it stands for.
 */
export function groupSize(count: number, total: number, max: number): GroupSize {
  const boxes = Math.max(fewestBoxes, Math.floor(max) || fewestBoxes);
  const all = Math.max(count, Math.floor(total) || 0);
  if (all === count && count <= boxes) return { shown: count, rest: 0 };
  const shown = Math.min(count, boxes - 1);
  return { shown, rest: all - shown };
}
