import { createTaskQueue } from '../../platform/thread/taskQueue.ts';
import { createWorkThread } from '../../platform/thread/workThread.ts';
import type { Confirmation } from './confirmation.ts';

/** Timeout in ms for one confirmation; the first one also loads the font. */
const timeoutMs = 30_000;

// Library and font are loaded lazily with the first confirmation, in the worker thread: they do not delay startup.
const thread = createWorkThread<Confirmation, Uint8Array>(
  new URL('./confirmationThread.ts', import.meta.url),
  timeoutMs,
);

/** Maximum length of the queue; at about 100 ms each the last one waits a few seconds. */
const line = createTaskQueue(30);

/** Renders a confirmation as a PDF in a queue; null at once when the queue is full. */
export function printQueued(confirmation: Confirmation): Promise<Uint8Array> | null {
  return line(() => thread.run(confirmation));
}
