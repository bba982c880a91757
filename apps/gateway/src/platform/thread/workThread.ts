import { once } from 'node:events';
import { type Transferable, Worker } from 'node:worker_threads';

/** Work that a thread of its own does, so that the event loop stays free. */
export interface WorkThread<Work, Result> {
  /** Does one piece of work; the next one is given when this one is done. Throws when the thread fails or takes too long. */
  run(work: Work, moved?: readonly Transferable[]): Promise<Result>;
}

/**
 * A thread that starts with the first work and does not keep the process alive. One that fails, or takes longer than `mostMs`, is ended;
 * the next work gets a new one.
 */
export function createWorkThread<Work, Result>(file: URL, mostMs: number): WorkThread<Work, Result> {
  let thread: Worker | null = null;

  function open(): Worker {
    if (thread !== null) return thread;
    const opened = new Worker(file);
    opened.once('exit', () => {
      if (thread === opened) thread = null;
    });
    thread = opened;
    return opened;
  }

  return {
    async run(work, moved = []) {
      const worker = open();
      worker.ref();
      try {
        const answer = once(worker, 'message', { signal: AbortSignal.timeout(mostMs) });
        worker.postMessage(work, moved);
        const [result] = (await answer) as [Result];
        return result;
      } catch (error) {
        thread = null;
        void worker.terminate();
        throw error;
      } finally {
        worker.unref();
      }
    },
  };
}
