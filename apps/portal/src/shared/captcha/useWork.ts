import type { CaptchaScene } from '@lima-id/api';
import { messages, type SlideProof } from '@lima-id/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailure } from '../api/request.ts';
import { askAccount } from '../session/askAccount.ts';
import { doWork, WorkFailure } from './doWork.ts';

/** Where the way without pictures stands; `ready` is after its proof was used. */
export type WorkState = { phase: 'working' | 'passed' | 'ready' } | { phase: 'failed'; message: string };

const failures = {
  slow: '计算用时过长，请重新验证',
  impossible: '此浏览器无法完成计算，请改用图片验证，或更换浏览器后重试',
} as const;

/** What happened, and what to do. */
export function workMessage(error: unknown): string {
  if (error instanceof WorkFailure) return failures[error.reason];
  return error instanceof RequestFailure ? error.result.message : messages.request.failed;
}

async function prove(scene: CaptchaScene, signal: AbortSignal): Promise<SlideProof | null> {
  const order = await askAccount((calls) => calls.createChallenge, { scene, kind: 'work' }, { signal, quiet: true });
  if (order.kind !== 'work') return null;
  const result = await doWork(order, signal);
  const answer = { kind: 'work', scene, id: order.id, ...result } as const;
  return await askAccount((calls) => calls.answerChallenge, answer, { signal, quiet: true });
}

/** Fetches a work, has it done and answered. It begins by itself once; after that, whoever waits for it starts it. */
export function useWork(scene: CaptchaScene, passed: boolean, onProof: (proof: SlideProof) => void) {
  const [state, setState] = useState<WorkState>({ phase: 'working' });
  const underWay = useRef<AbortController | null>(null);
  const give = useRef(onProof);
  useEffect(() => {
    give.current = onProof;
  });

  const start = useCallback(() => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setState({ phase: 'working' });
    prove(scene, signal)
      .then((proof) => {
        if (signal.aborted) return;
        if (proof === null) throw new WorkFailure('impossible');
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
