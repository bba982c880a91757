let pending = 0;
const listeners = new Set<() => void>();

/** Takes over how many calls are under way; the client reports it. */
export function reportPending(count: number): void {
  if (count === pending) return;
  pending = count;
  for (const listener of listeners) listener();
}

/** How many calls are under way. */
export function readPending(): number {
  return pending;
}

/** Calls `listener` after every change of the number; returns how to stop. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
