import type { WorkChallenge } from '@lima-id/api';
import type { WorkOutcome, WorkResult, WorkShare } from './workShare.ts';

/** Workers at most: more would slow the page down and gain little. */
const workerMaxCount = 4;

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
function doShare(worker: Worker, share: WorkShare): Promise<WorkResult> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data: { found } }: MessageEvent<WorkOutcome>) => {
      if (found === null || found === 'impossible') reject(new WorkFailure(found === null ? 'slow' : found));
      else resolve({ counter: found.counter, derivedKey: found.derivedKey });
    });
    // Its code did not come, or the browser knows no such workers.
    worker.addEventListener('error', () => reject(new WorkFailure('impossible')));
    worker.postMessage(share);
  });
}

/** How many workers a device gets: one less than it can run at once, so that the page stays quick. */
export function workerCount(atOnce: number | undefined): number {
  return Math.min(workerMaxCount, Math.max(1, (atOnce ?? 2) - 1));
}

/** Does a work apart from the page; the first result ends all workers, and so does the signal. Rejects with a {@link WorkFailure}. */
export async function doWork(
  { parameters, signature, validMs }: WorkChallenge,
  signal: AbortSignal,
): Promise<WorkResult> {
  const count = workerCount(navigator.hardwareConcurrency);
  const workers: Worker[] = [];
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  signal.addEventListener('abort', end);
  try {
    for (let place = 0; place < count; place += 1) {
      workers.push(new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }));
    }
    const order = { parameters, signature };
    const shares = workers.map((worker, place) =>
      doShare(worker, { order, counterStart: place, counterStep: count, timeoutMs: validMs }),
    );
    return await Promise.any(shares);
  } catch (error) {
    const [first] = error instanceof AggregateError ? error.errors : [];
    throw first instanceof WorkFailure ? first : new WorkFailure('impossible');
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
