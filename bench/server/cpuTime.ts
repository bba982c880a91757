import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc per ms. */
const ticksPerMs = 0.1;

/** CPU time in ms. */
export interface CpuTime {
  /** Of the process itself. */
  own: number;
  /** With the processes that it started and that still run, its database among them. */
  tree: number;
}

/** Parent and CPU time in ms of a process, from /proc; undefined once it has ended. */
function statOf(pid: number): { parent: number; ms: number } | undefined {
  try {
    // The name in parentheses may have blanks.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const [, parent, , , , , , , , , , user, system] = fields.split(' ').map(Number);
    return { parent: parent ?? 0, ms: ((user ?? 0) + (system ?? 0)) / ticksPerMs };
  } catch {
    return undefined;
  }
}

/** CPU time that a process has taken so far. */
export function cpuTimeOf(pid: number): CpuTime {
  const stats = new Map<number, { parent: number; ms: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat !== undefined) stats.set(Number(name), stat);
  }
  const isBelow = (one: number): boolean => {
    const parent = stats.get(one)?.parent;
    return one === pid || (parent !== undefined && parent > 0 && isBelow(parent));
  };
  const below = [...stats].filter(([one]) => isBelow(one));
  return { own: stats.get(pid)?.ms ?? 0, tree: below.reduce((sum, [, { ms }]) => sum + ms, 0) };
}
