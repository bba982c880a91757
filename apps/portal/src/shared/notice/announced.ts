import type { NotificationMessage } from '@lima-id/ui';

let waiting: readonly NotificationMessage[] = [];
let everAnnounced = false;
const listeners = new Set<() => void>();

function publish(next: readonly NotificationMessage[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a notification that outlives its page: the code that shows it is loaded with the first one. */
export function announce(message: NotificationMessage): void {
  everAnnounced = true;
  publish([...waiting, message]);
}

/** The pending notifications. */
export function announced(): readonly NotificationMessage[] {
  return waiting;
}

/** Whether any notification was ever announced on this page. */
export function wasAnnounced(): boolean {
  return everAnnounced;
}

/** Takes the pending notifications, to show them. */
export function takeAnnounced(): readonly NotificationMessage[] {
  const taken = waiting;
  if (taken.length > 0) publish([]);
  return taken;
}

/** Calls `listener` after every change of the pending notifications; returns how to stop. */
export function subscribeAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
