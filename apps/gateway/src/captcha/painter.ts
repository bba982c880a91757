import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawnChallenge } from './drawChallenge.ts';
import { painterIdleMs } from './limits.ts';

/** Draws challenges on a worker thread, so that requests are not blocked. */
export interface Painter {
  /** Draws one picture; call again only when it is done. Rejects when the thread exits; the next call starts another. */
  draw(): Promise<DrawnChallenge>;
  /** Stops the thread. */
  stop(): Promise<void>;
}

/**
 * Creates a painter; its thread starts with the first picture and does not keep the process alive. Without work for `idleMs` the thread ends;
 * the next picture starts another.
 */
export function createPainter(idleMs = painterIdleMs): Painter {
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./paintWorker.ts', import.meta.url));
    started.unref();
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on('exit', forget);
    started.on('error', forget);
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  return {
    async draw() {
      clearTimeout(ending);
      worker ??= start();
      const waiting = new AbortController();
      const { signal } = waiting;
      const ended = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The drawing thread has ended.');
      });
      const drawn = once(worker, 'message', { signal });
      worker.postMessage(null);
      try {
        const [challenge] = await Promise.race([drawn, ended]);
        return challenge as DrawnChallenge;
      } finally {
        ended.catch(() => undefined);
        drawn.catch(() => undefined);
        waiting.abort();
        clearTimeout(ending);
        ending = setTimeout(() => void end(), idleMs).unref();
      }
    },
    stop: end,
  };
}
