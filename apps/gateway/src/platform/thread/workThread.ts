import { once } from 'node:events';
import { type Transferable, Worker } from 'node:worker_threads';

/** A worker thread, so that the event loop stays free. */
export interface WorkThread<Work, Result> {
  /** Runs one task; tasks are passed sequentially. Throws when the thread fails or times out. */
  run(work: Work, moved?: readonly Transferable[]): Promise<Result>;
  /** Ends the thread, and with it what it remembers; a task that it is running fails. */
  stop(): void;
}

/**
 * A thread that starts with the first task and does not keep the process alive. After a failure or a timeout of `timeoutMs` it is terminated;
 * the next task gets a new one.
 */
export function createWorkThread<Work, Result>(file: URL, timeoutMs: number): WorkThread<Work, Result> {
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
        const answer = once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
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
    stop() {
      void thread?.terminate();
      thread = null;
    },
  };
}
