import { setTimeout as rest } from 'node:timers/promises';
import type { DrawnChallenge } from './drawChallenge.ts';

export interface PoolOptions {
  /** Draws one picture; never called concurrently. */
  draw: () => Promise<DrawnChallenge>;
  /** Number of pictures kept ready. */
  size: number;
  /** Pause in ms after a picture that nobody was waiting for. */
  pauseMs: number;
  /** Maximum number of waiting requests. */
  waitingMaxCount: number;
  /** Maximum number of waiting requests per visitor. */
  waitingPerVisitor: number;
  /** Called when drawing fails. */
  onError: (error: unknown) => void;
}

/** Pool of pictures that are drawn in advance. */
export interface ChallengePool {
  /** Takes a picture exclusively; waits for one when none is ready. Null when too many are waiting, or none can be drawn. */
  take(visitor: string): Promise<DrawnChallenge | null>;
  /** Starts to draw in advance. Before that, pictures are drawn on demand. */
  start(): void;
  /** Stops drawing; waiting requests get null. */
  stop(): void;
}

/** Retry delay in ms after a failed picture. */
const retryMs = 5_000;

export function createChallengePool(options: PoolOptions): ChallengePool {
  const { draw, size, pauseMs, waitingMaxCount, waitingPerVisitor, onError } = options;
  const ready: DrawnChallenge[] = [];
  const waiting: { visitor: string; answer: (challenge: DrawnChallenge | null) => void }[] = [];
  let kept = 0;
  let filling = false;
  let stopped = false;

  function rejectWaiting(): void {
    for (const { answer } of waiting.splice(0)) answer(null);
  }

  async function fillUp(): Promise<void> {
    filling = true;
    try {
      while (!stopped && (waiting.length > 0 || ready.length < kept)) {
        const drawn = await draw();
        const first = waiting.shift();
        if (first === undefined) ready.push(drawn);
        else first.answer(drawn);
        if (waiting.length === 0) await rest(pauseMs, undefined, { ref: false });
      }
    } finally {
      // In the same tick as the last check of the queue: a later request starts a new run.
      filling = false;
    }
  }

  function fill(): void {
    if (filling || stopped) return;
    fillUp().catch((error: unknown) => {
      if (!stopped) onError(error);
      rejectWaiting();
      setTimeout(fill, retryMs).unref();
    });
  }

  function isFull(visitor: string): boolean {
    const own = waiting.filter((other) => other.visitor === visitor);
    return waiting.length >= waitingMaxCount || own.length >= waitingPerVisitor;
  }

  return {
    take(visitor) {
      const challenge = ready.shift();
      if (challenge === undefined && (stopped || isFull(visitor))) return Promise.resolve(null);
      const taken =
        challenge === undefined
          ? new Promise<DrawnChallenge | null>((answer) => void waiting.push({ visitor, answer }))
          : Promise.resolve(challenge);
      fill();
      return taken;
    },
    start() {
      kept = size;
      fill();
    },
    stop() {
      stopped = true;
      rejectWaiting();
    },
  };
}
