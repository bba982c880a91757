import type { CaptchaAnswer } from '@lima-id/api';
import { type SlideProof, slideTimeoutMs, slideTries } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyCaptcha } from '../../testing/captcha/emptyCaptcha.ts';
import { dataOf, openCaptcha, refusalOf } from '../../testing/captcha/openCaptcha.ts';
import { solveWork } from '../../testing/captcha/solveWork.ts';
import { handTrace, keyTrace } from '../../testing/captcha/traces.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { addressBuckets, networkBuckets } from './captchaRates.ts';
import { cleanUpCaptcha } from './challengeStore.ts';
import {
  challengesPerAddress,
  missesPerAddress,
  pictureValidMs,
  platformRateMs,
  rateWindowMs,
  workValidMs,
} from './limits.ts';
import { workLevels } from './workLevel.ts';

let store: Store;
let clock: ManualClock;
let open: ReturnType<typeof openCaptcha>;

beforeAll(async () => {
  store = await openTestStore();
}, 60_000);

beforeEach(async () => {
  await emptyCaptcha(store);
  clock = manualClock('2026-11-21T04:00:00Z');
  open = openCaptcha(store, clock);
});

afterAll(async () => {
  await store.close();
});

const answer = (given: CaptchaAnswer, from = open.address) => open.captcha.answer(given, from);
const missed = (triesLeft: number) => ({ status: 422, data: { reason: 'missed', triesLeft } });
const expired = { status: 422, data: { reason: 'expired' } };
const locked = { status: 429, data: { reason: 'locked', retryAfterMs: expect.any(Number) as number } };

async function rowsLeft(): Promise<number> {
  const rows = await store.kysely.selectFrom('captcha_challenge').select('id').execute();
  return rows.length;
}

describe('a picture', () => {
  it('is answered with a proof for a slide to the hole, valid for its scene', async () => {
    const proof = await open.pass('codeLogin');
    expect(proof).toMatchObject({ scene: 'codeLogin', sessionId: expect.any(String) });
    expect(await open.proofs.consumeProof(store.kysely, proof, 'register')).toBe(false);
    expect(await open.proofs.consumeProof(store.kysely, proof, 'codeLogin')).toBe(true);
    expect(await rowsLeft()).toBe(0);
  });

  it('is answered with a proof for a slide by keyboard', async () => {
    const { slideTo, secretX, challenge } = await open.ask();
    const points = keyTrace(challenge.pieceX, secretX);
    expect(dataOf(await answer(slideTo(secretX, { input: 'keyboard', points })))).not.toBeNull();
  });

  it('does not reveal the position', async () => {
    const { challenge, secretX } = await open.ask();
    const { picture, piece, work, ...rest } = challenge;
    expect(Object.values(rest)).not.toContain(secretX);
    expect(JSON.stringify({ rest, work })).not.toContain('secret');
    const other = (await open.ask()).challenge;
    // The same picture with another hole position: the rest of the answer differs only in id and work order.
    expect({ ...other, id: '', work }).toEqual({ ...challenge, id: '' });
    expect(other.id).toHaveLength(challenge.id.length);
    expect(picture.length + piece.length).toBeLessThan(40_000);
  });

  it('counts misses down to a new challenge at the fifth', async () => {
    const { wrong, right } = await open.ask();
    for (let left = slideTries - 1; left >= 0; left -= 1) expect(refusalOf(await answer(wrong))).toEqual(missed(left));
    expect(await rowsLeft()).toBe(0);
    expect(refusalOf(await answer(right))).toEqual(expired);
  });

  it('passes at the last attempt', async () => {
    const { wrong, right } = await open.ask();
    for (let miss = 1; miss < slideTries; miss += 1) await answer(wrong);
    expect(dataOf(await answer(right))).not.toBeNull();
  });

  it('judges at most five concurrent answers', async () => {
    const { slideTo } = await open.ask();
    const guesses = Array.from({ length: 20 }, (_, guess) => answer(slideTo(80 + guess * 12)));
    const replies = await Promise.all(guesses);
    const judged = replies.filter((reply) => refusalOf(reply)?.data?.reason !== 'expired');
    expect(judged.length).toBeLessThanOrEqual(slideTries);
  });

  it('issues one proof for concurrent right answers, and none for a replay', async () => {
    const { right } = await open.ask();
    const replies = await Promise.all(Array.from({ length: 4 }, () => answer(right)));
    expect(replies.filter((reply) => dataOf(reply) !== null)).toHaveLength(1);
    expect(refusalOf(await answer(right))).toEqual(expired);
  });

  it('ends without feedback when its work is missing, wrong, or for another picture', async () => {
    const other = await open.ask();
    const done = other.challenge.work && solveWork(other.challenge.work);
    for (const work of [undefined, { counter: 1, derivedKey: 'ab'.repeat(32) }, done]) {
      for (const isRight of [true, false]) {
        const { right, wrong } = await open.ask();
        const { work: own, ...unworked } = (isRight ? right : wrong) as Extract<CaptchaAnswer, { kind: 'picture' }>;
        expect(refusalOf(await answer(work === undefined ? unworked : { ...unworked, work }))).toEqual(missed(0));
        expect(own).toBeDefined();
        expect(refusalOf(await answer(right))).toEqual(expired);
      }
    }
    expect(dataOf(await answer(other.right))).not.toBeNull();
  });

  it('rejects a replayed trace, also stretched to another hole, and accepts it once when sent concurrently', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 50 }, (_, from) => open.ask('register', `192.0.2.${from}`)),
    );
    const tracesTo = pictures.map(({ challenge, secretX }) => handTrace(challenge.pieceX, secretX));
    const replies = await Promise.all(
      pictures.map(({ slideTo, secretX }, place) => answer(slideTo(secretX, { points: tracesTo[place] }))),
    );
    expect(replies.filter((reply) => dataOf(reply) !== null)).toHaveLength(1);
    const { slideTo, secretX, challenge } = await open.ask();
    const late = handTrace(challenge.pieceX, secretX).map(([x, y, ms], place) => [x, y, place === 0 ? 0 : ms + 400]);
    expect(refusalOf(await answer(slideTo(secretX, { points: late as [number, number, number][] })))).toEqual(
      missed(0),
    );
  });

  it('ends after a slide that took too long, whether right or not', async () => {
    for (const isRight of [true, false]) {
      const { slideTo, secretX, challenge, right } = await open.ask();
      const points = handTrace(challenge.pieceX, isRight ? secretX : secretX - 30, { ms: slideTimeoutMs + 500 });
      expect(refusalOf(await answer(slideTo(secretX, { points })))).toEqual(expired);
      expect(refusalOf(await answer(right))).toEqual(expired);
    }
  });

  it('expires', async () => {
    const [first, second] = [await open.ask(), await open.ask()];
    clock.moveBy(pictureValidMs - 1);
    expect(dataOf(await answer(first.right))).not.toBeNull();
    clock.moveBy(1);
    expect(refusalOf(await answer(second.right))).toEqual(expired);
  });

  it.each<[string, Partial<CaptchaAnswer>]>([
    ['another scene', { scene: 'passwordLogin' }],
    ['no id', { id: '' }],
    ['an id that is none', { id: '\0' }],
    ['an id of other characters', { id: '力码\ud800' }],
    ['an id in SQL', { id: "' or 1=1 --" }],
    ['an unknown id', { id: 'A'.repeat(22) }],
  ])('expires for %s, and stays for its own', async (_kind, change) => {
    const { right } = await open.ask('register');
    expect(refusalOf(await answer({ ...right, ...change } as CaptchaAnswer))).toEqual(expired);
    expect(dataOf(await answer(right))).not.toBeNull();
  });

  it('cannot be answered with the result of a work-only challenge', async () => {
    const { challenge, right } = await open.ask();
    const given: CaptchaAnswer = { kind: 'work', scene: 'register', id: challenge.id, counter: 1, derivedKey: '00' };
    expect(refusalOf(await answer(given))).toEqual(expired);
    expect(dataOf(await answer(right))).not.toBeNull();
  });

  it('is answered 503 when none can be drawn', async () => {
    const { captcha } = openCaptcha(store, clock, { pool: { take: () => Promise.resolve(null) } });
    expect(refusalOf(await captcha.challenge({ scene: 'register', kind: 'picture' }, open.address))).toEqual(locked);
  });
});

describe('proof of work', () => {
  async function askWork() {
    const challenge = dataOf(await open.captcha.challenge({ scene: 'register', kind: 'work' }, open.address));
    if (challenge?.kind !== 'work') throw new Error('There was no work.');
    const right: CaptchaAnswer = { kind: 'work', scene: 'register', id: challenge.id, ...solveWork(challenge) };
    return { challenge, right };
  }

  it('is answered with one proof', async () => {
    const { right } = await askWork();
    const replies = await Promise.all([answer(right), answer(right), answer(right)]);
    const proofs = replies.map((reply) => dataOf<SlideProof>(reply)).filter((proof) => proof !== null);
    expect(proofs).toHaveLength(1);
    const [proof] = proofs;
    expect(proof && (await open.proofs.consumeProof(store.kysely, proof, 'register'))).toBe(true);
  });

  it('ends after one wrong result', async () => {
    const { right } = await askWork();
    const wrong = { ...right, derivedKey: 'ab'.repeat(32) } as CaptchaAnswer;
    expect(refusalOf(await answer(wrong))).toEqual(missed(0));
    expect(refusalOf(await answer(right))).toEqual(expired);
  });

  it('expires, and is rejected for another scene', async () => {
    const { right } = await askWork();
    expect(refusalOf(await answer({ ...right, scene: 'prefix' }))).toEqual(expired);
    clock.moveBy(workValidMs);
    expect(refusalOf(await answer(right))).toEqual(expired);
  });

  it('costs as much as with a picture when an address requests often', async () => {
    for (let asked = 0; asked < 21; asked += 1) await open.ask();
    const { challenge } = await askWork();
    expect(challenge.triesMax).toBe(workLevels[2]?.triesMax);
  });
});

describe('difficulty', () => {
  const triesOf = async (from: string) => (await open.ask('register', from)).challenge.work?.triesMax;
  const [usual, raised, high, flood] = workLevels.map(({ triesMax }) => triesMax);

  it('follows the challenges of an address within its window', async () => {
    const tries: (number | undefined)[] = [];
    for (let count = 0; count <= 121; count += 1) tries.push(await triesOf('198.51.100.7'));
    expect(tries.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => usual));
    expect(tries.slice(8, 20)).toEqual(Array.from({ length: 12 }, () => raised));
    expect(tries.slice(20, 120)).toEqual(Array.from({ length: 100 }, () => high));
    expect(tries.slice(120)).toEqual([flood, flood]);
    expect(await triesOf('203.0.113.77')).toBe(usual);
    clock.moveBy(rateWindowMs);
    expect(await triesOf('198.51.100.7')).toBe(usual);
  });

  it('counts each of 50 concurrent requests once, across gateways too', async () => {
    const beside = openCaptcha(store, clock);
    const asked = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? open : beside).ask('register', '198.51.100.8')),
    );
    const tries = asked.map(({ challenge }) => challenge.work?.triesMax ?? 0);
    expect([usual, raised, high].map((level) => tries.filter((own) => own === level).length)).toEqual([8, 12, 30]);
  });

  it('follows misses as it follows challenges', async () => {
    const { wrong, slideTo, secretX } = await open.ask();
    await answer(wrong);
    for (let miss = 1; miss < slideTries; miss += 1) await answer(slideTo(secretX - 30));
    expect(await triesOf(open.address)).toBe(usual);
    expect(await triesOf(open.address)).toBe(usual);
    expect(await triesOf(open.address)).toBe(raised);
  });

  it('follows the rate of a network whose addresses each request rarely', async () => {
    for (const network of ['198.51.100.', '2001:db8:7:']) {
      const last = [];
      for (let host = 1; host <= 101; host += 1) last.push(await triesOf(`${network}${host}`));
      expect(new Set(last.slice(0, 100))).toEqual(new Set([usual]));
      expect(last.at(-1)).toBe(raised);
    }
    expect(await triesOf('198.51.101.1')).toBe(usual);
    expect(await triesOf('2001:db8:8:1')).toBe(usual);
  });

  it('follows the rate of the platform, refreshed every few seconds', async () => {
    expect(await triesOf('203.0.113.1')).toBe(usual);
    const [total, ends_at] = [3_100, new Date(clock.now().getTime() + rateWindowMs)];
    await store.kysely.insertInto('captcha_rate').values({ bucket: 70_000, total, ends_at }).execute();
    expect(await triesOf('203.0.113.2')).toBe(usual);
    clock.moveBy(platformRateMs);
    expect(await triesOf('203.0.113.3')).toBe(raised);
    clock.moveBy(rateWindowMs);
    expect(await triesOf('203.0.113.4')).toBe(usual);
  });

  it('extends the time limit of a picture when its work takes long', async () => {
    for (let count = 0; count < 20; count += 1) await open.ask();
    const { challenge } = await open.ask();
    expect(challenge.validMs).toBe(workValidMs);
  });

  it('is stored in at most one row per bucket, without expired windows', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, host) => open.ask('register', `10.0.${host}.1`)));
    const rows = await store.kysely.selectFrom('captcha_rate').selectAll().execute();
    expect(rows.length).toBeLessThanOrEqual(100);
    expect(rows.every(({ bucket }) => bucket >= 0 && bucket < addressBuckets + networkBuckets)).toBe(true);
    clock.moveBy(rateWindowMs);
    await open.ask();
    await cleanUpCaptcha(store.kysely, clock.now());
    expect(await store.kysely.selectFrom('captcha_rate').selectAll().execute()).toHaveLength(2);
  });
});

describe('rate limits', () => {
  const ask = (from: string) => open.captcha.challenge({ scene: 'register', kind: 'picture' }, from);

  it('lock an address with too many challenges until its window ends, and no other', async () => {
    expect(dataOf(await ask('198.51.100.1'))).not.toBeNull();
    await store.kysely.updateTable('attempt').set({ total: challengesPerAddress.max }).execute();
    clock.moveBy(1_000);
    const refusal = refusalOf(await ask('198.51.100.1'));
    expect(refusal).toEqual({
      status: 429,
      data: { reason: 'locked', retryAfterMs: challengesPerAddress.windowMs - 1_000 },
    });
    expect(dataOf(await ask('198.51.100.2'))).not.toBeNull();
    clock.moveBy(challengesPerAddress.windowMs - 1_000);
    expect(dataOf(await ask('198.51.100.1'))).not.toBeNull();
  });

  async function missOften(): Promise<void> {
    const { wrong } = await open.ask('register', '192.0.2.1');
    await answer(wrong);
    await store.kysely
      .updateTable('attempt')
      .set({ total: missesPerAddress.max })
      .where('kind', '=', missesPerAddress.kind)
      .execute();
  }

  it('lock an address after too many misses, even for right answers and new challenges', async () => {
    await missOften();
    const { right } = await open.ask('register', '192.0.2.1');
    const refusal = refusalOf(await answer(right));
    expect(refusal).toEqual(locked);
    expect(refusalOf(await ask(open.address))).toEqual(locked);
    expect(refusalOf(await open.captcha.challenge({ scene: 'register', kind: 'work' }, open.address))).toEqual(locked);
    clock.moveBy(missesPerAddress.windowMs);
    expect(dataOf(await ask(open.address))).not.toBeNull();
  });

  it('never lock visitors who slide right, or too slowly', async () => {
    await missOften();
    await store.kysely
      .updateTable('attempt')
      .set({ total: missesPerAddress.max - 1 })
      .execute();
    for (let count = 0; count < 6; count += 1) {
      const { right, slideTo, secretX, challenge } = await open.ask();
      const points = handTrace(challenge.pieceX, secretX, { ms: slideTimeoutMs + 500 });
      const given = count % 2 === 0 ? right : slideTo(secretX, { points });
      expect(refusalOf(await answer(given))?.data?.reason).not.toBe('locked');
    }
  });

  it('are answered with the time to wait', async () => {
    await missOften();
    const reply = await ask(open.address);
    expect('failure' in reply && reply.failure.message).toBe('尝试次数过多，请600秒后再试');
  });
});

describe('cleanUpCaptcha', () => {
  it('deletes expired challenges and no others', async () => {
    await open.ask();
    clock.moveBy(pictureValidMs);
    const { right } = await open.ask();
    await cleanUpCaptcha(store.kysely, clock.now());
    expect(await rowsLeft()).toBe(1);
    expect(dataOf(await answer(right))).not.toBeNull();
  });

  it('stops before the next statement when the gateway shuts down, and the next run goes on', async () => {
    await open.ask();
    clock.moveBy(rateWindowMs);
    const proof = { token_hash: 'hash', scene: 'register', session_id: 'session', expires_at: clock.now() } as const;
    await store.kysely.insertInto('captcha_proof').values(proof).execute();
    const left = async () => {
      const proofs = await store.kysely.selectFrom('captcha_proof').select('token_hash').execute();
      const rates = await store.kysely.selectFrom('captcha_rate').select('bucket').execute();
      return [await rowsLeft(), proofs.length, rates.length];
    };
    for (const expected of [
      [0, 1, 2],
      [0, 0, 2],
      [0, 0, 0],
    ]) {
      const ending = new AbortController();
      let deleted = 0n;
      const database = store.kysely.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          deleted += result.numAffectedRows ?? 0n;
          if (deleted > 0n) ending.abort();
          return result;
        },
      });
      await cleanUpCaptcha(database, clock.now(), ending.signal);
      expect(await left()).toEqual(expected);
    }
  });
});

describe('refusals', () => {
  it('say what happened, then what to do', async () => {
    const { wrong } = await open.ask();
    const reply = await answer(wrong);
    expect('failure' in reply && reply.failure.message).toBe('没有对准缺口，请重试');
    const late = await answer({ ...wrong, id: 'A'.repeat(22) });
    expect('failure' in late && late.failure.message).toBe('验证已过期，请重新验证');
  });
});
