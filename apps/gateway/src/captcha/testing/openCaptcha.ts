import type { CaptchaAnswer, CaptchaChallenge, CaptchaFailure, CaptchaScene, WorkResult } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import type { Store } from '../../platform/database/database.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { HandClock } from '../../platform/testing/handClock.ts';
import { type CaptchaParts, createCaptcha } from '../captcha.ts';
import { createCaptchaRates } from '../captchaRates.ts';
import { drawChallenge } from '../drawChallenge.ts';
import { createProofs } from '../proofs.ts';
import { createTraceMemory } from '../traceMemory.ts';
import { createWorkOrders } from '../workOrder.ts';
import { seededChance } from './seededChance.ts';
import { solveWork } from './solveWork.ts';
import { handTrace } from './traces.ts';

/** A secret of tests. */
export const testSecret = Buffer.alloc(32, 5);

/** The data of a reply, null when it is a refusal. */
export function dataOf<Data>(reply: Reply<Data, CaptchaFailure>): Data | null {
  return 'data' in reply ? reply.data : null;
}

/** The status and the failure data of a refusal, null when it is none. */
export function refusalOf(reply: Reply<unknown, CaptchaFailure>): { status: number; data?: CaptchaFailure } | null {
  if (!('failure' in reply)) return null;
  const { status, data } = reply.failure;
  return data === undefined ? { status } : { status, data };
}

/** Another hand for each number: no two people leave the same trace. */
const swayOf = (hand: number) => (point: number) => Math.sin(point * 2.3 + hand);

/** Rounds of PBKDF2 for a number in tests: the work is done for real and takes a millisecond. */
export const testWorkCost = 1;

/** The captcha on a test database, with what a visitor does. Its pictures are the same one, with holes that differ. */
export function openCaptcha(store: Store, clock: HandClock, own: Partial<CaptchaParts> = {}) {
  const proofs = createProofs({ secret: testSecret, clock });
  let seed = 0;
  let hands = 0;
  const pattern = drawChallenge(seededChance(1));
  const captcha = createCaptcha({
    attempts: createAttempts(store, clock, testSecret),
    store,
    clock,
    pool: { take: async () => ({ ...pattern, secretX: 100 + ((seed += 17) % 200) }) },
    works: createWorkOrders(testSecret, testWorkCost),
    rates: createCaptchaRates(store, clock, testSecret),
    traces: createTraceMemory(testSecret),
    proofs,
    ...own,
  });
  const address = '203.0.113.9';

  async function ask(scene: CaptchaScene = 'register', from = address) {
    const challenge = dataOf<CaptchaChallenge>(await captcha.challenge({ scene, kind: 'picture' }, from));
    if (challenge?.kind !== 'picture') throw new Error('There was no picture.');
    const { position } = await store.kysely
      .selectFrom('captcha_challenge')
      .select('position')
      .where('id', '=', challenge.id)
      .executeTakeFirstOrThrow();
    const secretX = Number(position);
    let result: WorkResult | undefined;
    const slideTo = (x: number, change: Partial<CaptchaAnswer> = {}) =>
      ({
        kind: 'picture',
        scene,
        id: challenge.id,
        input: 'mouse',
        points: handTrace(challenge.pieceX, x, { sway: swayOf((hands += 1)) }),
        work: (result ??= challenge.work && solveWork(challenge.work)),
        ...change,
      }) as CaptchaAnswer;
    return {
      challenge,
      secretX,
      slideTo,
      get right() {
        return slideTo(secretX);
      },
      get wrong() {
        return slideTo(secretX - 40);
      },
    };
  }

  async function pass(scene: CaptchaScene = 'register'): Promise<SlideProof> {
    const { right } = await ask(scene);
    const proof = dataOf<SlideProof>(await captcha.answer(right, address));
    if (proof === null) throw new Error('The slide did not pass.');
    return proof;
  }

  return { captcha, proofs, address, ask, pass };
}
