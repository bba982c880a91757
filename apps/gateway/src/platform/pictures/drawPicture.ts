import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createLine } from './waitingLine.ts';

/** How a picture is drawn anew. */
export interface Drawing {
  /** Pixels along its longer edge at most. */
  edgePx: number;
  /** Whether only its middle square is kept. */
  square: boolean;
  /** A text that is drawn all over it: see `drawWatermark`. */
  watermark?: string;
}

/** A picture drawn anew, as WebP; null when the decoder could not read it. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number } | null;

/** Milliseconds that one picture may take; then its thread is ended. */
const mostMs = 20_000;

let thread: Worker | null = null;

function openThread(): Worker {
  if (thread !== null) return thread;
  const opened = new Worker(new URL('./pictureThread.ts', import.meta.url));
  opened.once('exit', () => {
    if (thread === opened) thread = null;
  });
  thread = opened;
  return opened;
}

/**
 * Draws a picture anew. It does so in a thread of its own, which starts with the first picture
 * and does not keep the process alive, so that the event loop stays free. Throws when the thread fails or takes longer than
 * 20 seconds; the next picture gets a new one.
 */
async function drawPicture(picture: Uint8Array, drawing: Drawing): Promise<Drawn> {
  const worker = openThread();
  worker.ref();
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(mostMs) });
    // A copy, since a view would take the whole of the buffer that it looks at along.
    const bytes = new Uint8Array(picture);
    worker.postMessage({ bytes, drawing }, [bytes.buffer]);
    const [drawn] = (await answer) as [Drawn];
    return drawn;
  } catch (error) {
    thread = null;
    void worker.terminate();
    throw error;
  } finally {
    worker.unref();
  }
}

/** Pictures that are being drawn or wait for it; at about 50 ms each the last one waits a few seconds. */
const line = createLine(50);

/** Draws a picture anew whose declared size was checked, when its turn has come; null at once when too many wait already. */
export function drawInTurn(picture: Uint8Array, drawing: Drawing): Promise<Drawn> | null {
  return line(() => drawPicture(picture, drawing));
}
