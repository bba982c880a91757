import { createLine } from '../../platform/thread/waitingLine.ts';
import { createWorkThread } from '../../platform/thread/workThread.ts';
import type { Confirmation } from './confirmation.ts';

/** Milliseconds that one confirmation may take; the first one waits for the font as well. */
const mostMs = 30_000;

// Library and font come with the first confirmation, and with the thread alone: a gateway that starts waits for neither.
const thread = createWorkThread<Confirmation, Uint8Array>(new URL('./confirmationThread.ts', import.meta.url), mostMs);

/** Confirmations that are being printed or wait for it; at about 100 ms each the last one waits a few seconds. */
const line = createLine(30);

/** Prints a confirmation as a PDF when its turn has come; null at once when too many wait already. */
export function printInTurn(confirmation: Confirmation): Promise<Uint8Array> | null {
  return line(() => thread.run(confirmation));
}
