import { createTaskQueue } from '../thread/taskQueue.ts';
import { createWorkThread } from '../thread/workThread.ts';

/** Options for re-encoding a picture. */
export interface Drawing {
  /** Maximum number of px. */
  pixels: number;
  /** Whether to crop to the central square. */
  square: boolean;
  /** Watermark text: see `drawWatermark`. */
  watermark?: string;
}

/** A re-encoded picture, as WebP; null when it could not be decoded. `isBlank`: it was transparent, and shows nothing on white. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number; isBlank: boolean } | null;

/** Timeout in ms per picture. */
const timeoutMs = 20_000;

const thread = createWorkThread<{ bytes: Uint8Array; drawing: Drawing }, Drawn>(
  new URL('./pictureThread.ts', import.meta.url),
  timeoutMs,
);

/** Maximum length of the queue; at about 50 ms each the last one waits a few seconds. */
const line = createTaskQueue(50);

/** Re-encodes a picture with a checked size. */
export type Draw = (picture: Uint8Array, drawing: Drawing) => Promise<Drawn>;

const draw: Draw = (picture, drawing) => {
  // A copy: transferring a view would transfer its whole buffer.
  const bytes = new Uint8Array(picture);
  return thread.run({ bytes, drawing }, [bytes.buffer]);
};

/** Queue for pictures, one at a time, so that only one is in memory; null at once when the queue is full. */
export function takeTurn<Value>(work: (draw: Draw) => Promise<Value>): Promise<Value> | null {
  return line(() => work(draw));
}

/** Queues re-encoding of a picture with a checked size; null at once when the queue is full. */
export function drawQueued(picture: Uint8Array, drawing: Drawing): Promise<Drawn> | null {
  return takeTurn((drawNow) => drawNow(picture, drawing));
}
