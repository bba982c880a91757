import { createTaskQueue } from '../platform/thread/taskQueue.ts';
import { createWorkThread } from '../platform/thread/workThread.ts';
import { chunkMaxMs, chunksAhead, drawingsMax, symbolThreads } from './limits.ts';
import type { SymbolKind } from './plan.ts';

/** Texts whose symbols are wanted. */
export interface SymbolWork {
  kind: SymbolKind;
  texts: readonly string[];
}

// The library is loaded lazily with the first symbols, in the threads.
const lines = Array.from({ length: symbolThreads }, () => ({
  thread: createWorkThread<SymbolWork, Uint8Array[]>(new URL('./symbolThread.ts', import.meta.url), chunkMaxMs),
  queue: createTaskQueue(drawingsMax * (chunksAhead + 1)),
}));

let turn = 0;

/** Computes the symbols of texts on the next thread; those of all drawings wait for each other. */
export async function computeSymbols(work: SymbolWork): Promise<Uint8Array[]> {
  turn = (turn + 1) % lines.length;
  const line = lines[turn];
  const computed = line?.queue(() => line.thread.run(work)) ?? null;
  if (computed === null) throw new Error('More drawings are in progress than there are places.');
  return await computed;
}
