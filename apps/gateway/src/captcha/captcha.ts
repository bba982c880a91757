import type {
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaFailure,
  CaptchaScene,
  ChallengeRequest,
  WorkResult,
} from '@lima-id/api';
import { type SlideProof, slideTimeoutMs } from '@lima-id/domain';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { WorkOrder } from '../schema/tables/captchaTables.ts';
import type { Rates } from './captchaRates.ts';
import { type CaptchaRefusal, captchaRefusals } from './captchaRefusals.ts';
import type { ChallengePool } from './challengePool.ts';
import { endChallenge, keepChallenge, takeTry, takeWork } from './challengeStore.ts';
import { judgeTrace, type SlideGeometry } from './judgeTrace.ts';
import {
  challengesPerAddress,
  keyTimeFactor,
  longWorkTries,
  missesPerAddress,
  pictureValidMs,
  workValidMs,
} from './limits.ts';
import { pictureArea, pieceStart } from './pictureArea.ts';
import { pieceSize } from './pieceShape.ts';
import type { Proofs } from './proofs.ts';
import type { ReplayDetection } from './replayDetection.ts';
import { workLevelFor } from './workLevel.ts';
import type { WorkOrders } from './workOrder.ts';

export interface CaptchaParts {
  attempts: Attempts;
  store: Store;
  clock: Clock;
  pool: Pick<ChallengePool, 'take'>;
  works: WorkOrders;
  rates: Rates;
  traces: ReplayDetection;
  proofs: Proofs;
}

/** Issues challenges and judges answers. A visitor is identified by address: see `visitorOf`. */
export interface Captcha {
  challenge(request: ChallengeRequest, visitor: string): Promise<Reply<CaptchaChallenge, CaptchaFailure>>;
  answer(answer: CaptchaAnswer, visitor: string): Promise<Reply<SlideProof, CaptchaFailure>>;
}

type PictureAnswer = Extract<CaptchaAnswer, { kind: 'picture' }>;
type WorkAnswer = Extract<CaptchaAnswer, { kind: 'work' }>;

const geometry: SlideGeometry = { width: pictureArea.width, pieceWidth: pieceSize, pieceX: pieceStart };

export function createCaptcha({ attempts, store, clock, pool, works, rates, traces, proofs }: CaptchaParts): Captcha {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  async function issuePicture(
    scene: CaptchaScene,
    work: WorkOrder,
    visitor: string,
  ): Promise<Reply<CaptchaChallenge, CaptchaFailure>> {
    const drawn = await pool.take(visitor);
    if (drawn === null) return { failure: captchaRefusals.busy() };
    const { secretX, ...shown } = drawn;
    const validMs = work.triesMax >= longWorkTries ? workValidMs : pictureValidMs;
    const id = await keepChallenge(store.kysely, scene, { position: secretX, work }, after(validMs));
    const times = { validMs, slideMs: slideTimeoutMs, keySlideMs: slideTimeoutMs * keyTimeFactor };
    return { data: { kind: 'picture', id, ...shown, ...times, work } };
  }

  async function issueWork(scene: CaptchaScene, work: WorkOrder): Promise<Reply<CaptchaChallenge, CaptchaFailure>> {
    const id = await keepChallenge(store.kysely, scene, { position: null, work }, after(workValidMs));
    return { data: { kind: 'work', id, validMs: workValidMs, ...work } };
  }

  const isDone = async (work: WorkOrder, result: WorkResult | undefined) =>
    result !== undefined && (await works.isDone(work, result));

  /** Null when the answer is right. */
  async function judgePicture(answer: PictureAnswer): Promise<CaptchaRefusal | null> {
    const tried = await takeTry(store.kysely, answer, clock.now());
    if (tried === null) return captchaRefusals.expired();
    // Only an answer with valid work learns whether the slide was right.
    const isWorked = await isDone(tried.work, answer.work);
    const verdict = isWorked ? judgeTrace(answer, tried.position, geometry) : 'unworked';
    if (verdict === 'slow' || verdict === 'unworked' || (verdict === 'missed' && tried.triesLeft === 0)) {
      await endChallenge(store.kysely, answer.id);
    }
    switch (verdict) {
      case 'slow':
        return captchaRefusals.expired();
      case 'unworked':
        return captchaRefusals.workWrong();
      case 'missed':
        return captchaRefusals.missed(tried.triesLeft);
      case 'passed':
        return null;
    }
  }

  async function judgeWork(answer: WorkAnswer): Promise<CaptchaRefusal | null> {
    const work = await takeWork(store.kysely, answer, clock.now());
    if (work === null) return captchaRefusals.expired();
    return (await isDone(work, answer)) ? null : captchaRefusals.workWrong();
  }

  /** Ends the challenge and issues its proof atomically: one proof, however many right answers arrive. */
  async function prove(answer: CaptchaAnswer): Promise<SlideProof | CaptchaRefusal> {
    const { kind, id, scene } = answer;
    return await store.transaction(async (transaction) => {
      if (kind === 'picture') {
        if (!(await endChallenge(transaction, id))) return captchaRefusals.expired();
        if (!(await traces.remember(transaction, answer))) return captchaRefusals.missed(0);
      }
      return await proofs.issueProof(transaction, scene, id);
    });
  }

  async function judge(answer: CaptchaAnswer): Promise<SlideProof | CaptchaRefusal> {
    const refusal = answer.kind === 'picture' ? await judgePicture(answer) : await judgeWork(answer);
    return refusal ?? (await prove(answer));
  }

  return {
    async challenge({ scene, kind }, visitor) {
      const waitMs =
        (await attempts.look(missesPerAddress, visitor)) ?? (await attempts.count(challengesPerAddress, visitor));
      if (waitMs !== null) return { failure: captchaRefusals.locked(waitMs) };
      const work = await works.order(workLevelFor(await rates.count(visitor)).triesMax);
      return kind === 'picture' ? await issuePicture(scene, work, visitor) : await issueWork(scene, work);
    },
    async answer(answer, visitor) {
      // An answer counts as a miss until it is judged, so that concurrent answers cannot pass the limit together.
      const waitMs = await attempts.count(missesPerAddress, visitor);
      if (waitMs !== null) return { failure: captchaRefusals.locked(waitMs) };
      const verdict = await judge(answer);
      if ('status' in verdict && verdict.data?.reason === 'missed') await rates.count(visitor);
      else await attempts.giveBack(missesPerAddress, visitor);
      return 'status' in verdict ? { failure: verdict } : { data: verdict };
    },
  };
}
