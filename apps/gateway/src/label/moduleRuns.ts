/** Dark modules beside each other in a row of a symbol. */
export interface ModuleRun {
  x: number;
  y: number;
  length: number;
}

/** The dark modules of a square symbol as runs: a drawing of them has no seams within a row. */
export function moduleRuns(modules: Uint8Array, side: number): ModuleRun[] {
  const runs: ModuleRun[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (modules[y * side + x] !== 1) continue;
      const begin = x;
      while (x + 1 < side && modules[y * side + x + 1] === 1) x += 1;
      runs.push({ x: begin, y, length: x + 1 - begin });
    }
  }
  return runs;
}
