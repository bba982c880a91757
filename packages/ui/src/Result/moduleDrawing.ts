/** Parts of a drawing of modules, by the sign that stands for them in its rows; any other sign is an empty place. */
const parts: Readonly<Record<string, ModulePart>> = { '#': 'wall', '-': 'soft', '+': 'on', '!': 'waiting' };

/** Ink, pale, blue, or the yellow of what waits for somebody. */
export type ModulePart = 'wall' | 'soft' | 'on' | 'waiting';

/** Distance of the modules, and their side, in px. */
const pitch = 12;
const side = 10;

export interface ModuleDrawing {
  width: number;
  height: number;
  /** One SVG path for each part that occurs. */
  paths: readonly { part: ModulePart; d: string }[];
}

/** A drawing of square modules from rows of signs: `#` ink, `-` pale, `+` blue, `!` yellow. */
export function moduleDrawing(rows: readonly string[]): ModuleDrawing {
  const paths = new Map<ModulePart, string>();
  for (const [row, signs] of rows.entries()) {
    for (const [column, sign] of [...signs].entries()) {
      const part = parts[sign];
      if (part === undefined) continue;
      paths.set(part, `${paths.get(part) ?? ''}M${column * pitch} ${row * pitch}h${side}v${side}h-${side}z`);
    }
  }
  const across = Math.max(0, ...rows.map(({ length }) => length));
  return {
    width: Math.max(0, across * pitch - (pitch - side)),
    height: Math.max(0, rows.length * pitch - (pitch - side)),
    paths: Array.from(paths, ([part, d]) => ({ part, d })),
  };
}
