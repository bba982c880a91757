import { slowRequestMs } from '@lima-id/domain';

/** A request that has waited `slowRequestMs` for its answer. */
export interface SlowRequest {
  /** What is asked for: an answer of the gateway, or the code of a page. */
  readonly what: 'answer' | 'code';
  /** When it was sent, in milliseconds since 1970. */
  readonly since: number;
  /** Gives it up in the visitor's name: its promise rejects with `failure` at once. */
  readonly cancel: (failure: Error) => void;
}

let isWatching = true;
let slow: readonly SlowRequest[] = [];
const listeners = new Set<() => void>();

/** The requests that have waited long, those that the visitor goes on waiting for left out. */
export function slowRequests(): readonly SlowRequest[] {
  return slow;
}

/** Says nothing more of requests that are slow: in stories, an answer that never comes would change the picture every second. */
export function stopWatching(): void {
  isWatching = false;
}

/** Changes which requests are said to be slow. */
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
 * Watches work that somebody waits for: when it takes longer than `slowRequestMs`, the visitor hears of it and may give it up. Then the
 * signal that `work` gets is aborted, and the promise rejects whatever becomes of the work.
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
      since: Date.now(),
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
