/** What may be under way: calls to the gateway, pages whose code is being fetched. */
type PendingKind = 'calls' | 'screens';

const counts: Record<PendingKind, number> = { calls: 0, screens: 0 };
const listeners = new Set<() => void>();

/** Takes over how many of a kind are under way. */
export function reportPending(kind: PendingKind, count: number): void {
  if (count === counts[kind]) return;
  counts[kind] = count;
  for (const listener of listeners) listener();
}

/** How many are under way, of both kinds. */
export function readPending(): number {
  return counts.calls + counts.screens;
}

/** Calls `listener` after every change of the number; returns how to stop. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
