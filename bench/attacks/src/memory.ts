import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const lookMs = 20;

/** The memory of a process in megabytes as it stands (its resident set), as Linux says. */
function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Watches the memory of a process; `end` says by how many megabytes it grew at most. */
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
