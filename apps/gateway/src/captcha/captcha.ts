import type { CaptchaAnswer, CaptchaChallenge, CaptchaFailure, CaptchaScene, ChallengeRequest } from '@lima-id/api';
import { type SlideProof, slideTimeoutMs } from '@lima-id/domain';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Reply } from '../platform/http/mount.ts';
import { type CaptchaRefusal, captchaRefusals } from './captchaRefusals.ts';
import type { ChallengePool } from './challengePool.ts';
import { endChallenge, keepChallenge, takeTry, takeWork } from './challengeStore.ts';
import { pictureArea, pieceStart } from './drawChallenge.ts';
import { judgeTrace, type SlideGeometry } from './judgeTrace.ts';
import { challengesPerAddress, keyPatience, missesPerAddress, pictureValidMs, workValidMs } from './limits.ts';
import { pieceSize } from './pieceShape.ts';
import type { Proofs } from './proofs.ts';
import type { WorkOrders } from './workOrder.ts';

/** What the captcha works with. */
export interface CaptchaParts {
  attempts: Attempts;
  store: Store;
  clock: Clock;
  pool: Pick<ChallengePool, 'take'>;
  works: WorkOrders;
  proofs: Proofs;
}

/** Makes challenges and judges answers. A visitor is whom an address stands for: see `visitorOf`. */
export interface Captcha {
  challenge(request: ChallengeRequest, visitor: string): Promise<Reply<CaptchaChallenge, CaptchaFailure>>;
  answer(answer: CaptchaAnswer, visitor: string): Promise<Reply<SlideProof, CaptchaFailure>>;
}

type PictureAnswer = Extract<CaptchaAnswer, { kind: 'picture' }>;
type WorkAnswer = Extract<CaptchaAnswer, { kind: 'work' }>;

const geometry: SlideGeometry = { width: pictureArea.width, pieceWidth: pieceSize, pieceX: pieceStart };

/** Makes the captcha. */
export function createCaptcha({ attempts, store, clock, pool, works, proofs }: CaptchaParts): Captcha {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  async function givePicture(scene: CaptchaScene): Promise<Reply<CaptchaChallenge, CaptchaFailure>> {
    const drawn = await pool.take();
    if (drawn === null) return { failure: captchaRefusals.busy() };
    const { secretX, ...shown } = drawn;
    const id = await keepChallenge(store.kysely, scene, { position: secretX }, after(pictureValidMs));
    const times = { validMs: pictureValidMs, slideMs: slideTimeoutMs, keySlideMs: slideTimeoutMs * keyPatience };
    return { data: { kind: 'picture', id, ...shown, ...times } };
  }

  async function giveWork(scene: CaptchaScene): Promise<Reply<CaptchaChallenge, CaptchaFailure>> {
    const work = await works.order();
    const id = await keepChallenge(store.kysely, scene, { work }, after(workValidMs));
    return { data: { kind: 'work', id, validMs: workValidMs, ...work } };
  }

  /** Null when the answer is right. */
  async function judgePicture(answer: PictureAnswer): Promise<CaptchaRefusal | null> {
    const tried = await takeTry(store.kysely, answer, clock.now());
    if (tried === null) return captchaRefusals.expired();
    const verdict = judgeTrace(answer, tried.position, geometry);
    if (verdict === 'slow' || (verdict === 'missed' && tried.triesLeft === 0)) {
      await endChallenge(store.kysely, answer.id);
    }
    if (verdict === 'slow') return captchaRefusals.expired();
    return verdict === 'missed' ? captchaRefusals.missed(tried.triesLeft) : null;
  }

  async function judgeWork(answer: WorkAnswer): Promise<CaptchaRefusal | null> {
    const work = await takeWork(store.kysely, answer, clock.now());
    if (work === null) return captchaRefusals.expired();
    return (await works.isDone(work, answer)) ? null : captchaRefusals.workWrong();
  }

  /** Ends the challenge and gives its proof, both or neither: one proof, however many right answers there are. */
  async function prove({ kind, id, scene }: CaptchaAnswer): Promise<SlideProof | null> {
    return await store.transaction(async (transaction) => {
      const isMine = kind === 'work' || (await endChallenge(transaction, id));
      return isMine ? await proofs.issueProof(transaction, scene, id) : null;
    });
  }

  return {
    async challenge({ scene, kind }, visitor) {
      const waitMs =
        (await attempts.look(missesPerAddress, visitor)) ?? (await attempts.count(challengesPerAddress, visitor));
      if (waitMs !== null) return { failure: captchaRefusals.locked(waitMs) };
      return kind === 'picture' ? await givePicture(scene) : await giveWork(scene);
    },
    async answer(answer, visitor) {
      // An answer counts as a miss until it is judged, so that answers at once cannot pass the limit together.
      const waitMs = await attempts.count(missesPerAddress, visitor);
      if (waitMs !== null) return { failure: captchaRefusals.locked(waitMs) };
      const refusal = answer.kind === 'picture' ? await judgePicture(answer) : await judgeWork(answer);
      if (refusal?.data?.reason === 'missed') return { failure: refusal };
      const proof = refusal === null ? await prove(answer) : null;
      await attempts.giveBack(missesPerAddress, visitor);
      return proof === null ? { failure: refusal ?? captchaRefusals.expired() } : { data: proof };
    },
  };
}
