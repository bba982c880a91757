/** Kinds of pending work: calls to the gateway, calls of the account, pages whose code is loading. */
type PendingKind = 'calls' | 'account' | 'screens';

const counts: Record<PendingKind, number> = { calls: 0, account: 0, screens: 0 };
const listeners = new Set<() => void>();

/** Sets the number of pending items of a kind. */
export function reportPending(kind: PendingKind, count: number): void {
  if (count === counts[kind]) return;
  counts[kind] = count;
  for (const listener of listeners) listener();
}

/** The number of pending items of all kinds. */
export function readPending(): number {
  return counts.calls + counts.account + counts.screens;
}

/** Calls `listener` after every change of the number; returns how to stop. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
