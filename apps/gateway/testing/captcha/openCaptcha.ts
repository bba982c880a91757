import type { CaptchaAnswer, CaptchaChallenge, CaptchaFailure, CaptchaScene, WorkResult } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { type CaptchaParts, createCaptcha } from '../../src/captcha/captcha.ts';
import { createCaptchaRates } from '../../src/captcha/captchaRates.ts';
import { drawChallenge } from '../../src/captcha/drawChallenge.ts';
import { createProofs } from '../../src/captcha/proofs.ts';
import { createReplayDetection } from '../../src/captcha/replayDetection.ts';
import { createWorkOrders } from '../../src/captcha/workOrder.ts';
import { createAttempts } from '../../src/platform/attempts/attempts.ts';
import type { Reply } from '../../src/platform/http/mount.ts';
import type { Store } from '../../src/schema/store.ts';
import type { ManualClock } from '../platform/manualClock.ts';
import { seededRandom } from './seededRandom.ts';
import { solveWork } from './solveWork.ts';
import { handTrace } from './traces.ts';

export const testSecret = Buffer.alloc(32, 5);

/** The data of a reply, null for a refusal. */
export function dataOf<Data>(reply: Reply<Data, CaptchaFailure>): Data | null {
  return 'data' in reply ? reply.data : null;
}

export function refusalOf(reply: Reply<unknown, CaptchaFailure>): { status: number; data?: CaptchaFailure } | null {
  if (!('failure' in reply)) return null;
  const { status, data } = reply.failure;
  return data === undefined ? { status } : { status, data };
}

/** Another hand for each number: no two people leave the same trace. */
const swayOf = (hand: number) => (point: number) => Math.sin(point * 2.3 + hand);

/** PBKDF2 iterations in tests: the work is real and takes a millisecond. */
export const testWorkCost = 1;

/** The captcha on a test database, with a visitor's actions. Its pictures are all the same, with different holes. */
export function openCaptcha(store: Store, clock: ManualClock, own: Partial<CaptchaParts> = {}) {
  const proofs = createProofs({ secret: testSecret, clock });
  let seed = 0;
  let hands = 0;
  const pattern = drawChallenge(seededRandom(1));
  const captcha = createCaptcha({
    attempts: createAttempts(store, clock, testSecret),
    store,
    clock,
    pool: { take: async () => ({ ...pattern, secretX: 100 + ((seed += 17) % 200) }) },
    works: createWorkOrders(testSecret, testWorkCost),
    rates: createCaptchaRates(store, clock, testSecret),
    traces: createReplayDetection(testSecret),
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
