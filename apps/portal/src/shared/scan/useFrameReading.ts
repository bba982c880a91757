import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ScannedCode } from './scanVerdict.ts';

/** Milliseconds between the end of one look at the camera's picture and the next. */
const pauseMs = 160;

/** Longest side in pixels of the part that is read: enough for a label, quick on a phone. */
const readSide = 800;

/** Cuts the middle square out of the camera's picture, where the frame is drawn; every other time the whole picture. */
function cut(video: HTMLVideoElement, canvas: HTMLCanvasElement, whole: boolean): ImageData | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const square = Math.min(videoWidth, videoHeight);
  const width = whole ? videoWidth : square;
  const height = whole ? videoHeight : square;
  const factor = Math.min(1, readSide / Math.max(width, height));
  canvas.width = Math.round(width * factor);
  canvas.height = Math.round(height * factor);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  const left = (videoWidth - width) / 2;
  const top = (videoHeight - height) / 2;
  context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * Reads the camera's picture while `active`, one frame at a time with pauses between; pauses while the page is hidden. `onRead`
 * receives the codes of one frame, `onFailed` is called when the reader itself failed to load.
 */
export function useFrameReading(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  onRead: (codes: ScannedCode[]) => void,
  onFailed: () => void,
): void {
  const read = useEffectEvent(onRead);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    if (!active) return;
    let running = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let whole = false;
    let looking = false;
    const canvas = document.createElement('canvas');

    const look = async () => {
      const { readFrame } = await import('./reader.ts');
      if (!running || document.hidden || video.current === null) return;
      const frame = cut(video.current, canvas, whole);
      whole = !whole;
      const codes = frame === null ? [] : await readFrame(frame);
      if (running && codes.length > 0) read(codes);
    };
    const schedule = () => {
      clearTimeout(timer);
      if (running && !document.hidden) timer = setTimeout(next, pauseMs);
    };
    const next = () => {
      if (looking) return;
      looking = true;
      look()
        .then(schedule, () => {
          if (running) failed();
        })
        .finally(() => {
          looking = false;
        });
    };
    document.addEventListener('visibilitychange', schedule);
    next();
    return () => {
      running = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [active, video]);
}
