import type { WorkOrder, WorkResult } from '@lima-id/api';
import type { WorkNews, WorkShare } from './workShare.ts';

/** Maximum number of workers: more would slow the page down and gain little. */
const workerMaxCount = 4;

/** Number of counters that one worker completes before others have started. */
const aloneTries = 1_000;

/** Why there is no result: the work took longer than it is valid, or this browser cannot do it. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';
  readonly reason: 'slow' | 'impossible';

  constructor(reason: 'slow' | 'impossible') {
    super(reason);
    this.reason = reason;
  }
}

/** Starts a worker on its share; rejects with a {@link WorkFailure}. */
function doShare(worker: Worker, share: WorkShare, onTried: (count: number) => void): Promise<WorkResult> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkNews>) => {
      if ('tried' in data) onTried(data.tried);
      else if (data.found === null) reject(new WorkFailure('slow'));
      else if (data.found === 'impossible') reject(new WorkFailure('impossible'));
      else resolve({ counter: data.found.counter, derivedKey: data.found.derivedKey });
    });
    // Its code failed to load, or the browser does not support such workers.
    worker.addEventListener('error', () => reject(new WorkFailure('impossible')));
    worker.postMessage(share);
  });
}

/**
 * The number of workers: one less than the device runs in parallel, so that the page stays responsive, and a single one for short
 * work.
 */
export function workerCount(atOnce: number | undefined, triesMax = Number.POSITIVE_INFINITY): number {
  if (triesMax <= aloneTries) return 1;
  return Math.min(workerMaxCount, Math.max(1, (atOnce ?? 2) - 1));
}

interface WorkOptions {
  /** Milliseconds for which the result is valid. */
  validMs: number;
  signal: AbortSignal;
  /** Receives the progress from time to time, 0 to 1, where the maximum is known; it may end before 1. */
  onProgress?: (part: number) => void;
}

/**
 * Does proof of work in workers; the first result terminates all of them, and so does the signal. Rejects with a {@link
 * WorkFailure}.
 */
export async function doWork(order: WorkOrder, { validMs, signal, onProgress }: WorkOptions): Promise<WorkResult> {
  const { parameters, signature, triesMax } = order;
  const count = workerCount(navigator.hardwareConcurrency, triesMax);
  const workers: Worker[] = [];
  const tried = Array.from({ length: count }, () => 0);
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  signal.addEventListener('abort', end);
  try {
    for (let place = 0; place < count; place += 1) {
      workers.push(new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }));
    }
    const shares = workers.map((worker, place) => {
      const share = { order: { parameters, signature }, counterStart: place, counterStep: count, timeoutMs: validMs };
      return doShare(worker, share, (own) => {
        tried[place] = own;
        const all = tried.reduce((sum, one) => sum + one, 0);
        if (triesMax !== undefined) onProgress?.(Math.min(1, all / triesMax));
      });
    });
    return await Promise.any(shares);
  } catch (error) {
    const [first] = error instanceof AggregateError ? error.errors : [];
    throw first instanceof WorkFailure ? first : new WorkFailure('impossible');
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
