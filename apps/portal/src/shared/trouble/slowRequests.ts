import { slowRequestMs } from '@lima-id/domain';

/** A request whose response is late by `slowRequestMs`. */
export interface SlowRequest {
  /** The kind of request: a call to the gateway, or the code of a page. */
  readonly what: 'answer' | 'code';
  /** When it was sent, a reading of `performance.now()`. */
  readonly since: number;
  /** Aborts it on the visitor's behalf: its promise rejects with `failure` at once. */
  readonly cancel: (failure: Error) => void;
}

let isWatching = true;
let slow: readonly SlowRequest[] = [];
const listeners = new Set<() => void>();

/** The slow requests, except those that the visitor keeps waiting for. */
export function slowRequests(): readonly SlowRequest[] {
  return slow;
}

/** Stops reporting slow requests: in stories, a response that never comes would change the picture every second. */
export function stopWatching(): void {
  isWatching = false;
}

/** Replaces the reported slow requests. */
export function setSlowRequests(next: readonly SlowRequest[]): void {
  slow = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change of them; returns how to stop. */
export function subscribeSlow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Watches work that the visitor waits for: when it takes longer than `slowRequestMs`, the visitor is notified and may abort it.
 * Then the signal passed to `work` is aborted, and the promise rejects whatever the work does.
 */
export function watched<Outcome>(
  what: SlowRequest['what'],
  work: (signal: AbortSignal) => Promise<Outcome>,
  outer?: AbortSignal,
): Promise<Outcome> {
  const own = new AbortController();
  const giveUp = () => own.abort();
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  return new Promise((resolve, reject) => {
    const request: SlowRequest = {
      what,
      since: performance.now(),
      cancel(failure) {
        reject(failure);
        end();
        giveUp();
      },
    };
    const timer = setTimeout(() => {
      if (isWatching) setSlowRequests([...slow, request]);
    }, slowRequestMs);
    function end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', giveUp);
      if (slow.includes(request)) setSlowRequests(slow.filter((other) => other !== request));
    }
    work(own.signal).then(resolve, reject).finally(end);
  });
}
