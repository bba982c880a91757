const pitch = 12;
const square = 4;

/** A pseudo-random number from 0 to 1 derived from the cell: the same texture on every visit and in every screenshot. */
function chance(column: number, row: number): number {
  const mixed = Math.imul(Math.imul(column + 11, 374_761_393) ^ Math.imul(row + 7, 668_265_263), 1_274_126_177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/**
 * An SVG path of 4 px squares on a 12 px grid whose density decreases from the right edge to nothing at the left. `columns` and `rows` are
 * in cells.
 */
export function dotPath(columns: number, rows: number): string {
  let path = '';
  for (let column = 0; column < columns; column++) {
    const density = 0.72 * ((column + 1) / columns) ** 2;
    for (let row = 0; row < rows; row++) {
      if (chance(column, row) < density) {
        path += `M${column * pitch + pitch - square} ${row * pitch}h${square}v${square}h-${square}z`;
      }
    }
  }
  return path;
}
