import type { WorkOrder, WorkResult } from '@lima-id/api';
import type { WorkNews, WorkShare } from './workShare.ts';

/** Workers at most: more would slow the page down and gain little. */
const workerMaxCount = 4;

/** Counters up to which one worker is done before others would have begun. */
const aloneTries = 1_000;

/** Why a work has no result: it took longer than it is good for, or this browser cannot do it. */
export class WorkFailure extends Error {
  override readonly name = 'WorkFailure';
  readonly reason: 'slow' | 'impossible';

  constructor(reason: 'slow' | 'impossible') {
    super(reason);
    this.reason = reason;
  }
}

/** Lets a worker do its share; rejects with a {@link WorkFailure}. */
function doShare(worker: Worker, share: WorkShare, onTried: (count: number) => void): Promise<WorkResult> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkNews>) => {
      if ('tried' in data) onTried(data.tried);
      else if (data.found === null) reject(new WorkFailure('slow'));
      else if (data.found === 'impossible') reject(new WorkFailure('impossible'));
      else resolve({ counter: data.found.counter, derivedKey: data.found.derivedKey });
    });
    // Its code did not come, or the browser knows no such workers.
    worker.addEventListener('error', () => reject(new WorkFailure('impossible')));
    worker.postMessage(share);
  });
}

/**
 * How many workers a work gets: one less than the device can run at once, so that the page stays quick, and a single one for work that is
 * done in no time.
 */
export function workerCount(atOnce: number | undefined, triesMax = Number.POSITIVE_INFINITY): number {
  if (triesMax <= aloneTries) return 1;
  return Math.min(workerMaxCount, Math.max(1, (atOnce ?? 2) - 1));
}

/** How a work is done. */
interface WorkOptions {
  /** Milliseconds for which the result is good. */
  validMs: number;
  signal: AbortSignal;
  /** Receives now and then what part is done, 0 to 1, where the order says how much there is; it may end before it is all done. */
  onProgress?: (part: number) => void;
}

/** Does a work apart from the page; the first result ends all workers, and so does the signal. Rejects with a {@link WorkFailure}. */
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
