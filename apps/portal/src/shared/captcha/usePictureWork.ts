import type { PictureChallenge, WorkResult } from '@lima-id/api';
import { useEffect, useRef, useState } from 'react';
import { doWork } from './doWork.ts';

/** A picture that may require proof of work. */
type WorkedPicture = Pick<PictureChallenge, 'id' | 'validMs' | 'work'>;

/**
 * Does a picture's work from the moment it is shown, so that it is mostly done when the piece has been slid; another picture
 * aborts it. `result` awaits it: undefined where the gateway requires none. It rejects with a `WorkFailure`.
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
    // The caller of `result` receives the failure; without a caller it needs no handling.
    doing.current.catch(() => undefined);
    return () => ending.abort();
  }, [id, validMs, work]);

  return {
    /** The progress, 0 to 1; null before it is known. */
    part: progress !== null && progress.id === id ? progress.part : null,
    result: () => doing.current,
  };
}
