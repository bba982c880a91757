import type { CaptchaAnswer, CaptchaChallenge, CaptchaFailure, CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import type { Store } from '../../platform/database/database.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { HandClock } from '../../platform/testing/handClock.ts';
import { createCaptcha } from '../captcha.ts';
import { drawChallenge } from '../drawChallenge.ts';
import { createProofs } from '../proofs.ts';
import { createWorkOrders } from '../workOrder.ts';
import { seededChance } from './seededChance.ts';
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

/** The captcha on a test database, with what a visitor does. Its pictures are the same one, with holes that differ. */
export function openCaptcha(store: Store, clock: HandClock) {
  const proofs = createProofs({ secret: testSecret, clock });
  let seed = 0;
  const pattern = drawChallenge(seededChance(1));
  const captcha = createCaptcha({
    attempts: createAttempts(store, clock, testSecret),
    store,
    clock,
    pool: { take: async () => ({ ...pattern, secretX: 100 + ((seed += 17) % 200) }) },
    works: createWorkOrders(testSecret),
    proofs,
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
    const slideTo = (x: number, change: Partial<CaptchaAnswer> = {}) =>
      ({
        kind: 'picture',
        scene,
        id: challenge.id,
        input: 'mouse',
        points: handTrace(challenge.pieceX, x),
        ...change,
      }) as CaptchaAnswer;
    return { challenge, secretX, right: slideTo(secretX), wrong: slideTo(secretX - 40), slideTo };
  }

  async function pass(scene: CaptchaScene = 'register'): Promise<SlideProof> {
    const { right } = await ask(scene);
    const proof = dataOf<SlideProof>(await captcha.answer(right, address));
    if (proof === null) throw new Error('The slide did not pass.');
    return proof;
  }

  return { captcha, proofs, address, ask, pass };
}
