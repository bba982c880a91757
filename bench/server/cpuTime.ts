import { statOf, treeOf } from './processTree.ts';

/** Clock ticks of /proc per ms. */
const ticksPerMs = 0.1;

/** CPU time in ms. */
export interface CpuTime {
  /** Of the process itself. */
  own: number;
  /** With the processes that it started and that still run, its database among them. */
  tree: number;
}

/** CPU time of one process so far; 0 once it has ended. */
function timeOf(pid: number): number {
  const [, , , , , , , , , user = 0, system = 0] = statOf(pid)?.fields ?? [];
  return (user + system) / ticksPerMs;
}

/** CPU time that a process has taken so far. */
export function cpuTimeOf(pid: number): CpuTime {
  return { own: timeOf(pid), tree: treeOf(pid).reduce((sum, one) => sum + timeOf(one), 0) };
}
