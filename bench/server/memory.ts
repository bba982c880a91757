import { readFileSync } from 'node:fs';

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
