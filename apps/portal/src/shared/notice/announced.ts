import type { NotificationMessage } from '@lima-id/ui';

let waiting: readonly NotificationMessage[] = [];
let everAnnounced = false;
const listeners = new Set<() => void>();

function tell(next: readonly NotificationMessage[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a notification that outlives the page it comes from: what shows it is fetched when the first one comes. */
export function announce(message: NotificationMessage): void {
  everAnnounced = true;
  tell([...waiting, message]);
}

/** What waits to be shown. */
export function announced(): readonly NotificationMessage[] {
  return waiting;
}

/** Whether anything was ever announced on this page. */
export function wasAnnounced(): boolean {
  return everAnnounced;
}

/** Takes what waits, to show it. */
export function takeAnnounced(): readonly NotificationMessage[] {
  const taken = waiting;
  if (taken.length > 0) tell([]);
  return taken;
}

/** Calls `listener` after every change of what waits; returns how to stop. */
export function subscribeAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
