/** How many steps of a phase stand below each other before it takes another column. */
const rows = 2;

/** The columns of each phase, and the number of its first step: the numbers run on from phase to phase. */
export function phaseColumns(counts: readonly number[]): { columns: number; first: number }[] {
  let first = 1;
  return counts.map((count) => {
    const phase = { columns: Math.max(1, Math.ceil(count / rows)), first };
    first += count;
    return phase;
  });
}
