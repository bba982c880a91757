import { contract } from '@lima-id/api';
import type { Attempts } from '../platform/attempts/attempts.ts';
import { mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { createCaptcha } from './captcha.ts';
import { createCaptchaRates } from './captchaRates.ts';
import { createChallengePool } from './challengePool.ts';
import { sweepCaptcha } from './challengeStore.ts';
import { drawingPauseMs, poolSize, sweepIntervalMs, waitingMaxCount, waitingPerAddress } from './limits.ts';
import { createPainter } from './painter.ts';
import type { Proofs } from './proofs.ts';
import { createTraceMemory } from './traceMemory.ts';
import { createWorkOrders } from './workOrder.ts';

/** What the subject needs. */
export interface CaptchaOptions {
  /** 32 bytes or more, the same for all gateways of one database; a new one makes what was given out void. */
  secret: Uint8Array;
  attempts: Attempts;
  /** Gives out the proofs; the calls that ask for one take them in. */
  proofs: Proofs;
  /** Rounds of PBKDF2 for each number that a device tries at its work. */
  workCost?: number;
}

/** The slide captcha and its way without pictures. */
export function createCaptchaSubject({ secret, attempts, proofs, workCost }: CaptchaOptions): Subject {
  const painter = createPainter();
  let report = (_error: unknown) => {};
  const pool = createChallengePool({
    draw: () => painter.draw(),
    size: poolSize,
    pauseMs: drawingPauseMs,
    waitingMaxCount,
    waitingPerVisitor: waitingPerAddress,
    onError: (error) => report(error),
  });
  let sweep = async () => {};
  return {
    name: 'captcha',
    mount(app, store, clock) {
      report = (error) => app.log.error({ err: error }, 'captcha picture failed');
      const works = createWorkOrders(secret, workCost);
      const rates = createCaptchaRates(store, clock, secret);
      const traces = createTraceMemory(secret);
      const captcha = createCaptcha({ attempts, store, clock, pool, works, rates, traces, proofs });
      mount(app, contract.createChallenge, (request, { visitor }) => captcha.challenge(request, visitor));
      mount(app, contract.answerChallenge, (answer, { visitor }) => captcha.answer(answer, visitor));
      sweep = () => sweepCaptcha(store.kysely, clock.now());
    },
    jobs: () => [{ name: 'captcha cleanup', everyMs: sweepIntervalMs, run: () => sweep() }],
    start: () => pool.start(),
    async stop() {
      pool.stop();
      await painter.stop();
    },
  };
}
