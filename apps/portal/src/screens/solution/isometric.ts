/** A place on a plate: `u` runs to the lower right, `v` to the lower left, each from 0 to 1; `z` is px above it. */
export interface Place {
  u: number;
  v: number;
  z?: number;
}

/** A block standing on a plate, from its rear corner on. */
export interface Block {
  u: number;
  v: number;
  /** How far it reaches along `u` and `v`. */
  wide: number;
  deep: number;
  /** Px. */
  high: number;
}

/** Half the width and half the height of a plate, px: the sides of an isometric square fall by 30 degrees. */
export const plateHalf = { width: 167, height: 96.4 } as const;

/** How thick a plate is, px. */
export const plateThickness = 8;

/** The middle of a plate in the drawing. */
export interface Middle {
  x: number;
  y: number;
}

/** Where a place of a plate is in the drawing. */
export function pointOf(middle: Middle, { u, v, z = 0 }: Place): string {
  const x = middle.x + (u - v) * plateHalf.width;
  const y = middle.y + (u + v - 1) * plateHalf.height - z;
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function area(middle: Middle, places: readonly Place[]): string {
  return places.map((place) => pointOf(middle, place)).join(' ');
}

/** The three faces of a block that are seen, as the points of polygons. */
export function facesOf(middle: Middle, { u, v, wide, deep, high }: Block): Record<'top' | 'left' | 'right', string> {
  const [right, near] = [u + wide, v + deep];
  return {
    top: area(middle, [
      { u, v, z: high },
      { u: right, v, z: high },
      { u: right, v: near, z: high },
      { u, v: near, z: high },
    ]),
    left: area(middle, [
      { u, v: near, z: high },
      { u: right, v: near, z: high },
      { u: right, v: near },
      { u, v: near },
    ]),
    right: area(middle, [
      { u: right, v, z: high },
      { u: right, v: near, z: high },
      { u: right, v: near },
      { u: right, v },
    ]),
  };
}

/**
 * Places for `count` things along the two front sides of a plate, from the left corner round to the right one: what lies
 * behind them is covered by the plate above.
 */
export function frontPlaces(count: number): Place[] {
  const [from, to] = [0.14, 0.76];
  const side = to - from;
  return spread(count, 0, 2 * side).map((way) =>
    way < side ? { u: from + way, v: to } : { u: to, v: to - (way - side) },
  );
}

/** Places for `count` things beside each other on a stretch, from its first end to its last. */
export function spread(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from));
}

/** Places for `count` things on a plate that nothing covers: two columns, rear ones first. */
export function openPlaces(count: number): Place[] {
  const rows = Math.max(1, Math.ceil(count / 2));
  return Array.from({ length: count }, (_, index) => ({
    u: 0.3 + (index % 2) * 0.42,
    v: (Math.floor(index / 2) + 0.5) / rows,
  }));
}
