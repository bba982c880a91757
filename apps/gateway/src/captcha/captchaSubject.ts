import { contract } from '@lima-id/api';
import type { Attempts } from '../platform/attempts/attempts.ts';
import { mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { createCaptcha } from './captcha.ts';
import { createCaptchaRates } from './captchaRates.ts';
import { createChallengePool } from './challengePool.ts';
import { cleanUpCaptcha } from './challengeStore.ts';
import { cleanupIntervalMs, drawingPauseMs, waitingMaxCount, waitingPerAddress } from './limits.ts';
import { createPainter } from './painter.ts';
import type { Proofs } from './proofs.ts';
import { createReplayDetection } from './replayDetection.ts';
import { createWorkOrders } from './workOrder.ts';

export interface CaptchaOptions {
  /** At least 32 bytes, the same for all gateways of one database; changing it invalidates issued challenges and proofs. */
  secret: Uint8Array;
  attempts: Attempts;
  /** Issues proofs; calls that require one consume them. */
  proofs: Proofs;
  /** PBKDF2 iterations per attempt of the proof of work. */
  workCost: number;
  /** Number of pictures drawn in advance; with none each is drawn when it is asked for. */
  readyPictures: number;
}

/** The slide captcha and its alternative without pictures. */
export function createCaptchaSubject({ secret, attempts, proofs, workCost, readyPictures }: CaptchaOptions): Subject {
  const painter = createPainter();
  let report = (_error: unknown) => {};
  const pool = createChallengePool({
    draw: () => painter.draw(),
    size: readyPictures,
    pauseMs: drawingPauseMs,
    waitingMaxCount,
    waitingPerVisitor: waitingPerAddress,
    onError: (error) => report(error),
  });
  let cleanUp = async (_ending: AbortSignal) => {};
  return {
    name: 'captcha',
    mount(app, store, clock) {
      report = (error) => app.log.error({ err: error }, 'captcha picture failed');
      const works = createWorkOrders(secret, workCost);
      const rates = createCaptchaRates(store, clock, secret);
      const traces = createReplayDetection(secret);
      const captcha = createCaptcha({ attempts, store, clock, pool, works, rates, traces, proofs });
      mount(app, contract.createChallenge, (request, { visitor }) => captcha.challenge(request, visitor));
      mount(app, contract.answerChallenge, (answer, { visitor }) => captcha.answer(answer, visitor));
      cleanUp = (ending) => cleanUpCaptcha(store.kysely, clock.now(), ending);
    },
    jobs: () => [{ name: 'captcha cleanup', everyMs: cleanupIntervalMs, run: (ending) => cleanUp(ending) }],
    start: () => pool.start(),
    async stop() {
      pool.stop();
      await painter.stop();
    },
  };
}
