import type { Expo } from '@lima-id/domain';

/** Sizes of the plan in px: a box, the distance from one to the next, and the walls' distance from the outermost boxes. */
const box = { width: 57, height: 41 };
const pitch = { x: 76, y: 60 };
const margin = { x: 44, top: 23, bottom: 35 };

/** How far the way from the door ends before the stand. */
const wayEnds = 12;

/** A box of the plan by its upper left corner. */
interface PlanBox {
  x: number;
  y: number;
}

/** The geometry of the plan of a hall, in px. */
export interface HallPlan {
  width: number;
  height: number;
  box: typeof box;
  /** The other stands; none blocks the path. */
  others: readonly PlanBox[];
  stand: PlanBox;
  /** The path from the door in the right wall, straight to the stand. */
  way: { from: number; to: number; y: number };
}

function corner(row: number, column: number): PlanBox {
  return { x: margin.x + (column - 1) * pitch.x, y: margin.top + (row - 1) * pitch.y };
}

/** Lays out the boxes of a hall and the path to one of them. */
export function hallPlan({ rows, columns, row, column }: Expo['plan']): HallPlan {
  const outermost = corner(rows, columns);
  const width = outermost.x + box.width + margin.x;
  const stand = corner(row, column);
  const all = Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }));
  return {
    width,
    height: outermost.y + box.height + margin.bottom,
    box,
    others: all.filter((one) => one.row !== row || one.column < column).map((one) => corner(one.row, one.column)),
    stand,
    way: { from: width, to: stand.x + box.width + wayEnds, y: stand.y + box.height / 2 },
  };
}
