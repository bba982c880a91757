import { readFileSync } from 'node:fs';

/** Sampling interval in ms. */
const lookMs = 20;

/** Resident set size of a process in MB, from /proc. */
function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Samples the memory of a process; `end` returns its peak growth in MB. */
export function watchMemory(pid: number): { end(): number } {
  const before = residentMb(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, lookMs);
  return {
    end() {
      clearInterval(timer);
      return Math.max(most, residentMb(pid)) - before;
    },
  };
}
