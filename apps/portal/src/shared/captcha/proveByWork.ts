import type { CaptchaScene } from '@lima-id/api';
import { messages, type SlideProof } from '@lima-id/domain';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { RequestFailure } from '../api/request.ts';
import { doWork, WorkFailure } from './doWork.ts';

const failures = {
  slow: '计算用时过长，请重新验证',
  impossible: '此浏览器无法完成计算，请更换浏览器后重试',
} as const;

/** What happened, and the remedy. */
export function workMessage(error: unknown): string {
  if (error instanceof WorkFailure) return failures[error.reason];
  return error instanceof RequestFailure ? error.result.message : messages.request.failed;
}

/**
 * Obtains a proof by proof of work in workers; `onProgress` receives the progress of long work, 0 to 1. Rejects with a {@link
 * WorkFailure} or a {@link RequestFailure}.
 */
export async function proveByWork(
  scene: CaptchaScene,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<SlideProof> {
  const order = await call(
    accountCall('createChallenge'),
    { scene, kind: 'work' },
    { signal, quiet: true, awaited: true },
  );
  if (order.kind !== 'work') throw new WorkFailure('impossible');
  const result = await doWork(order, { validMs: order.validMs, signal, onProgress });
  const answer = { kind: 'work', scene, id: order.id, ...result } as const;
  return await call(accountCall('answerChallenge'), answer, { signal, quiet: true, awaited: true });
}
