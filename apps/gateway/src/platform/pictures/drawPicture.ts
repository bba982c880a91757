import { createLine } from '../thread/waitingLine.ts';
import { createWorkThread } from '../thread/workThread.ts';

/** How a picture is redrawn. */
export interface Drawing {
  /** Pixels along its longer edge at most. */
  edgePx: number;
  /** Whether only its middle square is kept. */
  square: boolean;
  /** A text that is drawn all over it: see `drawWatermark`. */
  watermark?: string;
}

/** A picture redrawn, as WebP; null when the decoder could not read it. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number } | null;

/** Milliseconds that one picture may take. */
const mostMs = 20_000;

const thread = createWorkThread<{ bytes: Uint8Array; drawing: Drawing }, Drawn>(
  new URL('./pictureThread.ts', import.meta.url),
  mostMs,
);

/** Pictures that are being drawn or wait for it; at about 50 ms each the last one waits a few seconds. */
const line = createLine(50);

/** Re-encodes a picture whose declared size was checked. */
export type Draw = (picture: Uint8Array, drawing: Drawing) => Promise<Drawn>;

const draw: Draw = (picture, drawing) => {
  // A copy, since a view would take the whole of the buffer that it looks at along.
  const bytes = new Uint8Array(picture);
  return thread.run({ bytes, drawing }, [bytes.buffer]);
};

/**
 * Works on a picture when its turn has come, one at a time, so that what is read into memory then is one picture's; null at once when too
 * many wait already.
 */
export function takeTurn<Value>(work: (draw: Draw) => Promise<Value>): Promise<Value> | null {
  return line(() => work(draw));
}

/** Re-encodes a picture whose declared size was checked, when its turn has come; null at once when too many wait already. */
export function drawInTurn(picture: Uint8Array, drawing: Drawing): Promise<Drawn> | null {
  return takeTurn((drawNow) => drawNow(picture, drawing));
}
