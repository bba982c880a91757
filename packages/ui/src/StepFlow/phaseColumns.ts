/** Steps per column of a phase. */
const rows = 2;

/** The number of columns of each phase, and the number of its first step: the numbering continues across phases. */
export function phaseColumns(counts: readonly number[]): { columns: number; first: number }[] {
  let first = 1;
  return counts.map((count) => {
    const phase = { columns: Math.max(1, Math.ceil(count / rows)), first };
    first += count;
    return phase;
  });
}
