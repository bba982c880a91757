import QRCode from 'qrcode';
import type { Area, Point } from './shapes.ts';

/** Rows engraved per laser pass. */
const bandRows = 5;

/** The dark modules of a QR code, row by row. */
export function qrRows(content: string): boolean[][] {
  const { data, size } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
  );
}

/** The current pass, from the top down, and its progress; every other one goes from right to left. */
function sweepAt(count: number, part: number): { band: number; along: number } {
  const bands = Math.ceil(count / bandRows);
  const band = Math.min(bands - 1, Math.floor(part * bands));
  const way = part * bands - band;
  return { band, along: band % 2 === 0 ? way : 1 - way };
}

/** A partly engraved QR code: `part` of it, pass by pass. */
export function qrModules(rows: readonly (readonly boolean[])[], area: Area, part: number, colour: string): string {
  const count = rows.length;
  const size = area.width / count;
  const sweep = sweepAt(count, part);
  const isDone = (row: number, column: number) => {
    const band = Math.floor(row / bandRows);
    if (band !== sweep.band) return band < sweep.band;
    const place = (column + 1) / count;
    return band % 2 === 0 ? place <= sweep.along : place > sweep.along;
  };
  const side = size.toFixed(2);
  const modules = rows.flatMap((cells, row) =>
    cells.flatMap((dark, column) =>
      dark && isDone(row, column)
        ? [`M${(area.x + column * size).toFixed(2)} ${(area.y + row * size).toFixed(2)}h${side}v${side}h-${side}z`]
        : [],
    ),
  );
  return `<path d="${modules.join('')}" fill="${colour}" shape-rendering="crispEdges"/>`;
}

/** Position of the laser. */
export function engravingAt(rows: readonly unknown[], area: Area, part: number): Point {
  const { band, along } = sweepAt(rows.length, part);
  const row = Math.min(rows.length - 1, band * bandRows + (bandRows - 1) / 2);
  return { x: area.x + along * area.width, y: area.y + ((row + 0.5) * area.width) / rows.length };
}
