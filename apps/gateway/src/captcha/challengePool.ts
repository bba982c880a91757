import { setTimeout as rest } from 'node:timers/promises';
import type { DrawnChallenge } from './drawChallenge.ts';

/** What a pool is made of. */
export interface PoolOptions {
  /** Draws one picture; called again only when the last one is there. */
  draw: () => Promise<DrawnChallenge>;
  /** Pictures kept ready. */
  size: number;
  /** Milliseconds of rest after a picture that nobody waited for. */
  pauseMs: number;
  /** How many may wait for a picture at once. */
  waitingMaxCount: number;
  /** How many of one visitor may. */
  waitingPerVisitor: number;
  /** Called when a picture could not be drawn. */
  onError: (error: unknown) => void;
}

/** Pictures that are drawn before they are asked for. */
export interface ChallengePool {
  /** Takes a picture, which nobody else gets; waits for one when none is ready. Null when too many wait, or none can be drawn. */
  take(visitor: string): Promise<DrawnChallenge | null>;
  /** Begins to keep pictures ready. Before, they are drawn when they are asked for. */
  start(): void;
  /** Ends the drawing; who still waits gets null. */
  stop(): void;
}

/** Milliseconds after which the pool draws again when a picture has failed. */
const retryMs = 5_000;

/** Makes a pool. */
export function createChallengePool(options: PoolOptions): ChallengePool {
  const { draw, size, pauseMs, waitingMaxCount, waitingPerVisitor, onError } = options;
  const ready: DrawnChallenge[] = [];
  const waiting: { visitor: string; answer: (challenge: DrawnChallenge | null) => void }[] = [];
  let kept = 0;
  let filling = false;
  let stopped = false;

  function turnAway(): void {
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
      // In the same turn as the last look at who waits: who comes after it starts over.
      filling = false;
    }
  }

  function fill(): void {
    if (filling || stopped) return;
    fillUp().catch((error: unknown) => {
      if (!stopped) onError(error);
      turnAway();
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
      turnAway();
    },
  };
}
