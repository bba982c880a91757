import { createHash } from 'node:crypto';
import { captchaScenes } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyCaptcha } from '../../testing/captcha/emptyCaptcha.ts';
import { testSecret } from '../../testing/captcha/openCaptcha.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { cleanUpCaptcha } from './challengeStore.ts';
import { proofValidMs } from './limits.ts';
import { createProofs, joinParts, type Proofs } from './proofs.ts';

let store: Store;
let clock: ManualClock;
let proofs: Proofs;

beforeAll(async () => {
  store = await openTestStore();
}, 60_000);

beforeEach(async () => {
  await emptyCaptcha(store);
  clock = manualClock('2026-11-21T04:00:00Z');
  proofs = createProofs({ secret: testSecret, clock });
});

afterAll(async () => {
  await store.close();
});

const issue = (session = 'session') => proofs.issueProof(store.kysely, 'register', session);
const consume = (proof: SlideProof, scene: (typeof captchaScenes)[number] = 'register') =>
  proofs.consumeProof(store.kysely, proof, scene);

describe('consumeProof', () => {
  it('accepts a proof once, and no replay', async () => {
    const proof = await issue();
    expect(await consume(proof)).toBe(true);
    expect(await consume(proof)).toBe(false);
  });

  it('accepts a proof exactly once when calls bring it concurrently', async () => {
    const proof = await issue();
    const taken = await Promise.all(Array.from({ length: 12 }, () => consume(proof)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('accepts a proof of another gateway with the same secret, and none of another secret', async () => {
    const proof = await issue();
    const stranger = createProofs({ secret: Buffer.alloc(32, 6), clock });
    expect(await stranger.consumeProof(store.kysely, proof, 'register')).toBe(false);
    const neighbour = createProofs({ secret: testSecret, clock });
    expect(await neighbour.consumeProof(store.kysely, proof, 'register')).toBe(true);
  });

  it('rejects every other scene, and keeps the proof valid for its own', async () => {
    const proof = await issue();
    for (const scene of captchaScenes.filter((name) => name !== 'register')) {
      expect(await consume(proof, scene)).toBe(false);
      expect(await consume({ ...proof, scene }, scene)).toBe(false);
    }
    expect(await consume(proof)).toBe(true);
  });

  it('rejects parts of different proofs put together', async () => {
    const [one, other] = [await issue('one'), await issue('other')];
    for (const part of ['sessionId', 'sig', 'token'] as const) {
      expect(await consume({ ...one, [part]: other[part] })).toBe(false);
    }
    expect(await consume(one)).toBe(true);
    expect(await consume(other)).toBe(true);
  });

  it('rejects parts with shifted boundaries', async () => {
    const proof = await issue('session');
    const { sessionId, token } = proof;
    expect(await consume({ ...proof, sessionId: sessionId + token.slice(0, 1), token: token.slice(1) })).toBe(false);
    expect(await consume({ ...proof, scene: 'registe', sessionId: `r${sessionId}` })).toBe(false);
    expect(await consume({ ...proof, sessionId: sessionId.slice(0, -1), token: sessionId.slice(-1) + token })).toBe(
      false,
    );
  });

  it('rejects an extended expiry in the signature', async () => {
    const proof = await issue();
    const [end = '', signature = ''] = proof.sig.split('.');
    const later = (Number.parseInt(end, 36) + 60_000).toString(36);
    expect(await consume({ ...proof, sig: `${later}.${signature}` })).toBe(false);
  });

  it('accepts a proof until its 5 minutes are over', async () => {
    const [first, second] = [await issue(), await issue()];
    clock.moveBy(proofValidMs - 1);
    expect(await consume(first)).toBe(true);
    clock.moveBy(1);
    expect(await consume(second)).toBe(false);
  });

  it('keeps the proof valid when the transaction is rolled back', async () => {
    const proof = await issue();
    const failed = store.transaction(async (transaction) => {
      expect(await proofs.consumeProof(transaction, proof, 'register')).toBe(true);
      throw new Error('the code could not be sent');
    });
    await expect(failed).rejects.toThrow('could not be sent');
    expect(await consume(proof)).toBe(true);
  });

  it('rejects garbage of any length without throwing', async () => {
    const proof = await issue();
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', '\0', '\ud800', "'; drop table captcha_proof; --", 'a'.repeat(100_000), '力码'.repeat(50)),
    );
    const parts = ['scene', 'sessionId', 'sig', 'token'] as const;
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...parts), async (garbage, part) => {
        fc.pre(garbage !== proof[part]);
        expect(await consume({ ...proof, [part]: garbage })).toBe(false);
        expect(await consume({ scene: 'register', sessionId: garbage, sig: garbage, token: garbage })).toBe(false);
      }),
      { numRuns: 60 },
    );
    expect(await consume(proof)).toBe(true);
  });
});

describe('issueProof', () => {
  it('stores only a hash of the token', async () => {
    const { token } = await issue();
    const rows = await store.kysely.selectFrom('captcha_proof').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash('sha256').update(token).digest('base64url')]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('issues tokens of 256 bits that never repeat', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => issue()));
    for (const { token } of given) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(new Set(given.map(({ token }) => token)).size).toBe(20);
  });
});

describe('cleanUpCaptcha', () => {
  it('deletes expired proofs and no others', async () => {
    await issue();
    clock.moveBy(proofValidMs);
    const proof = await issue();
    await cleanUpCaptcha(store.kysely, clock.now());
    const { count } = await store.kysely
      .selectFrom('captcha_proof')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect(await consume(proof)).toBe(true);
  });
});

describe('joinParts', () => {
  it('is injective: equal bytes only for equal parts', () => {
    const parts = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = one.length === other.length && one.every((part, index) => part === other[index]);
        expect(joinParts(one).equals(joinParts(other))).toBe(isSame);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(10), (left, right, cut) => {
        const moved = [left + right.slice(0, cut), right.slice(cut)];
        expect(joinParts([left, right]).equals(joinParts(moved))).toBe(moved[0] === left);
      }),
    );
  });
});
