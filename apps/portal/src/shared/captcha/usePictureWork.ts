import type { PictureChallenge, WorkResult } from '@lima-id/api';
import { useEffect, useRef, useState } from 'react';
import { doWork } from './doWork.ts';

/** A picture that may cost work. */
type WorkedPicture = Pick<PictureChallenge, 'id' | 'validMs' | 'work'>;

/**
 * Has a picture's work done from the moment the picture shows, so that it is mostly done when the piece has been slid; another picture
 * ends it. `result` waits for it: undefined where the gateway asked for none. It rejects with a `WorkFailure`.
 */
export function usePictureWork(challenge: WorkedPicture | null) {
  const [progress, setProgress] = useState<{ id: string; part: number } | null>(null);
  const doing = useRef<Promise<WorkResult | undefined>>(Promise.resolve(undefined));
  const { id, validMs, work } = challenge ?? {};

  useEffect(() => {
    const ending = new AbortController();
    if (id === undefined || validMs === undefined || work === undefined) {
      doing.current = Promise.resolve(undefined);
      return;
    }
    doing.current = doWork(work, { validMs, signal: ending.signal, onProgress: (part) => setProgress({ id, part }) });
    // A failure reaches the caller of `result`; without one it needs no handling.
    doing.current.catch(() => undefined);
    return () => ending.abort();
  }, [id, validMs, work]);

  return {
    /** What part is done, 0 to 1; null before there is anything to tell. */
    part: progress !== null && progress.id === id ? progress.part : null,
    result: () => doing.current,
  };
}
