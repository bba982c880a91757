import { contract, type WorkOrder } from '@lima-id/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyCaptcha } from '../../testing/captcha/emptyCaptcha.ts';
import { testSecret, testWorkCost } from '../../testing/captcha/openCaptcha.ts';
import { solveWork } from '../../testing/captcha/solveWork.ts';
import { handTrace } from '../../testing/captcha/traces.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { withoutJobs } from '../../testing/platform/withoutJobs.ts';
import { createAttempts } from '../platform/attempts/attempts.ts';
import type { Store } from '../schema/store.ts';
import { createCaptchaSubject } from './captchaSubject.ts';
import { cleanupIntervalMs, missesPerAddress, workValidMs } from './limits.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { workLevels } from './workLevel.ts';

let store: Store;
let clock: ManualClock;
let proofs: Proofs;
let app: FastifyInstance;

beforeAll(async () => {
  store = await openTestStore();
  clock = manualClock('2026-11-21T04:00:00Z');
  const attempts = createAttempts(store, clock, testSecret);
  proofs = createProofs({ secret: testSecret, clock });
  app = await testApp({
    store,
    clock,
    subjects: [
      createCaptchaSubject({ secret: testSecret, attempts, proofs, workCost: testWorkCost, readyPictures: 1 }),
    ],
  });
  await app.ready();
}, 60_000);

beforeEach(async () => {
  await emptyCaptcha(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

async function post(endpoint: 'createChallenge' | 'answerChallenge', payload: object, from = '203.0.113.9') {
  const response = await app.inject({ method: 'POST', url: contract[endpoint].path, payload, remoteAddress: from });
  return { status: response.statusCode, body: response.json(), text: response.body };
}

async function positionOf(id: string): Promise<number> {
  const { position } = await store.kysely
    .selectFrom('captcha_challenge')
    .select('position')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(position);
}

async function askPicture() {
  const { status, body, text } = await post('createChallenge', { scene: 'codeLogin', kind: 'picture' });
  expect(status).toBe(200);
  const { picture, piece, work, ...rest } = body.data;
  return { picture, piece, work, rest, text, secretX: await positionOf(body.data.id) };
}

const answerOf = (id: string, x: number, work?: WorkOrder) => ({
  kind: 'picture',
  scene: 'codeLogin',
  id,
  input: 'touch',
  points: handTrace(8, x),
  ...(work === undefined ? {} : { work: solveWork(work) }),
});

describe('the captcha over HTTP', () => {
  it('leads from a picture and a slide to a proof that is accepted once', async () => {
    const { rest, work, secretX } = await askPicture();
    const { status, body } = await post('answerChallenge', answerOf(rest.id, secretX + 2, work));
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['scene', 'sessionId', 'sig', 'token']);
    expect(await proofs.consumeProof(store.kysely, body.data, 'codeLogin')).toBe(true);
    expect(await proofs.consumeProof(store.kysely, body.data, 'codeLogin')).toBe(false);
  });

  it("leads from a work order and its result to a proof, by the browsers' algorithm", async () => {
    const { body } = await post('createChallenge', { scene: 'prefix', kind: 'work' });
    const { id, validMs, parameters, signature, triesMax } = body.data;
    expect(triesMax).toBe(workLevels[0].triesMax);
    expect(validMs).toBe(workValidMs);
    const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
    const { counter, derivedKey } = solution ?? {};
    const answer = { kind: 'work', scene: 'prefix', id, counter, derivedKey };
    const { status, body: proved } = await post('answerChallenge', answer);
    expect(status).toBe(200);
    expect(await proofs.consumeProof(store.kysely, proved.data, 'prefix')).toBe(true);
  }, 60_000);

  it('never sends the position: only the picture depends on it', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, askPicture));
    for (const { rest, text } of asked) {
      expect(Object.keys(rest).sort()).toEqual([
        'height',
        'id',
        'keySlideMs',
        'kind',
        'pieceHeight',
        'pieceWidth',
        'pieceX',
        'pieceY',
        'slideMs',
        'validMs',
        'width',
      ]);
      const { id, pieceY, ...fixed } = rest;
      expect(id).toHaveLength(22);
      expect(pieceY).toBeGreaterThan(0);
      expect({ ...fixed, id: '', pieceY: 0 }).toEqual({ ...asked[0]?.rest, id: '', pieceY: 0 });
      expect(text).not.toContain('secretX');
    }
    expect(new Set(asked.map(({ picture }) => picture)).size).toBe(asked.length);
  });

  it('answers a miss with the remaining attempts, and too many with 429', async () => {
    const { rest, work, secretX } = await askPicture();
    const { status, body } = await post('answerChallenge', answerOf(rest.id, secretX - 20, work));
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      data: { reason: 'missed', triesLeft: 4 },
      message: '没有对准缺口，请重试',
    });
    await store.kysely.updateTable('attempt').set({ total: missesPerAddress.max }).execute();
    const locked = await post('answerChallenge', answerOf(rest.id, secretX));
    expect(locked.status).toBe(429);
    expect(locked.body.data).toEqual({ reason: 'locked', retryAfterMs: expect.any(Number) });
    expect(locked.body.message).toMatch(/^尝试次数过多，请\d+秒后再试$/);
  });

  it.each([
    ['nothing', {}],
    ['an unknown scene', { ...answerOf('A'.repeat(22), 100), scene: 'buy' }],
    ['no points', { ...answerOf('A'.repeat(22), 100), points: [] }],
    ['points that are none', { ...answerOf('A'.repeat(22), 100), points: [[1, 2]] }],
    ['too many points', { ...answerOf('A'.repeat(22), 100), points: Array.from({ length: 2_001 }, () => [1, 1, 1]) }],
    ['a long id', { ...answerOf('A'.repeat(65), 100) }],
    ['a key that is no text', { kind: 'work', scene: 'register', id: 'a', counter: 1, derivedKey: 5 }],
    ['a counter that is no count', { kind: 'work', scene: 'register', id: 'a', counter: -1.5, derivedKey: '' }],
  ])('refuses %s with 400', async (_kind, payload) => {
    const { status, body } = await post('answerChallenge', payload);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
  });

  it('runs its cleanup job', async () => {
    await askPicture();
    await post('createChallenge', { scene: 'prefix', kind: 'work' });
    clock.moveBy(workValidMs + 2 * cleanupIntervalMs);
    await expect
      .poll(async () => (await store.kysely.selectFrom('captcha_challenge').select('id').execute()).length)
      .toBe(0);
  });

  it('deletes nothing more in its cleanup job once the gateway shuts down', async () => {
    const attempts = createAttempts(store, clock, testSecret);
    const options = { secret: testSecret, attempts, proofs, workCost: testWorkCost, readyPictures: 0 };
    const subject = createCaptchaSubject(options);
    const other = await testApp({ store, clock, subjects: withoutJobs([subject]) });
    const [job] = subject.jobs?.() ?? [];
    const proof = { token_hash: 'hash', scene: 'register', session_id: 'session', expires_at: clock.now() } as const;
    await store.kysely.insertInto('captcha_proof').values(proof).execute();
    const left = () => store.kysely.selectFrom('captcha_proof').select('token_hash').execute();
    await job?.run(AbortSignal.abort());
    expect(await left()).toHaveLength(1);
    await job?.run(new AbortController().signal);
    expect(await left()).toEqual([]);
    await other.close();
  });
});
