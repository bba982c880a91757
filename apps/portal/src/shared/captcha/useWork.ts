import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { proveByWork, workMessage } from './proveByWork.ts';

/**
 * The state of the alternative without pictures; `ready` is after its proof was used, `part` the progress of long work, 0 to 1.
 */
export type WorkState =
  | { phase: 'working'; part: number | null }
  | { phase: 'passed' | 'ready' }
  | { phase: 'failed'; message: string };

const working: WorkState = { phase: 'working', part: null };

/**
 * Loads the work, does it and sends the answer. The first run starts automatically; later ones start with the first caller that
 * awaits it.
 */
export function useWork(scene: CaptchaScene, passed: boolean, onProof: (proof: SlideProof) => void) {
  const [state, setState] = useState(working);
  const underWay = useRef<AbortController | null>(null);
  const give = useRef(onProof);
  useEffect(() => {
    give.current = onProof;
  });

  const start = useCallback(() => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setState(working);
    const onProgress = (part: number) => {
      if (!signal.aborted) setState({ phase: 'working', part });
    };
    proveByWork(scene, signal, onProgress)
      .then((proof) => {
        if (signal.aborted) return;
        give.current(proof);
        setState({ phase: 'passed' });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setState({ phase: 'failed', message: workMessage(error) });
      });
  }, [scene]);

  const passedAtFirst = useRef(passed);
  useEffect(() => {
    if (passedAtFirst.current) setState({ phase: 'passed' });
    else start();
    return () => underWay.current?.abort();
  }, [start]);

  const before = useRef(passed);
  useEffect(() => {
    if (before.current && !passed) setState({ phase: 'ready' });
    before.current = passed;
  }, [passed]);

  return { state, start };
}
