import { readFileSync } from 'node:fs';
import { treeOf } from './processTree.ts';

/** Sampling interval in ms. */
const lookMs = 20;

/** Resident set size of a process in MB, from /proc. */
function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Memory of a process in MB. */
interface Peak {
  most: number;
  /** What `most` is above the memory at the beginning. */
  growth: number;
}

/** Samples the memory of a process until `end`. */
export function watchMemory(pid: number): { end(): Peak } {
  const before = residentMb(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, lookMs);
  return {
    end() {
      clearInterval(timer);
      most = Math.max(most, residentMb(pid));
      return { most, growth: most - before };
    },
  };
}

/** Memory of a process in MB that is its own, or its share of what several processes map (proportional set size); 0 once it has ended. */
function proportionalMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** Memory in MB of a process, and with the processes that it started, its database among them. */
export function memoryOf(pid: number): { own: number; tree: number } {
  return { own: proportionalMb(pid), tree: treeOf(pid).reduce((sum, one) => sum + proportionalMb(one), 0) };
}
