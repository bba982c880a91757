import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';
import { type Attempts, createAttempts } from './attempts.ts';

const secret = new Uint8Array(32).fill(3);
const limit = { kind: 'knock', max: 3, windowMs: 60_000 };

let store: Store;
let clock: ManualClock;
let attempts: Attempts;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('attempt').execute();
  clock = manualClock('2026-05-18T09:00:30+08:00');
  attempts = createAttempts(store, clock, secret);
});

describe('attempts', () => {
  it('are allowed up to the limit, then refused with the time to wait, then allowed again', async () => {
    for (let tried = 0; tried < 3; tried += 1) expect(await attempts.count(limit, 'one')).toBeNull();
    clock.moveBy(20_000);
    expect(await attempts.count(limit, 'one')).toBe(40_000);
    clock.moveBy(40_000);
    expect(await attempts.count(limit, 'one')).toBeNull();
  });

  it('return how many are left, or the time to wait, without counting', async () => {
    expect(await attempts.left(limit, 'one')).toEqual({ tries: 3, waitMs: 0 });
    await attempts.count(limit, 'one');
    await attempts.count(limit, 'one');
    expect(await attempts.left(limit, 'one')).toEqual({ tries: 1, waitMs: 0 });
    clock.moveBy(20_000);
    for (let more = 0; more < 4; more += 1) await attempts.count(limit, 'one');
    expect(await attempts.left(limit, 'one')).toEqual({ tries: 0, waitMs: 40_000 });
    clock.moveBy(40_000);
    expect(await attempts.left(limit, 'one')).toEqual({ tries: 3, waitMs: 0 });
  });

  it('are counted per subject and kind', async () => {
    for (let tried = 0; tried < 4; tried += 1) await attempts.count(limit, 'one');
    expect(await attempts.count(limit, 'other')).toBeNull();
    expect(await attempts.count({ ...limit, kind: 'ring' }, 'one')).toBeNull();
  });

  it('are counted exactly under concurrency, across gateways too', async () => {
    const beside = createAttempts(store, clock, secret);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? attempts : beside).count(limit, 'one')),
    );
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });

  it('are rolled back with their transaction', async () => {
    const countIn = (work: (waitMs: number | null) => void) =>
      store.transaction(async (transaction) => work(await attempts.countWithin(transaction, limit, 'one')));
    for (let tried = 0; tried < 3; tried += 1) await countIn((waitMs) => expect(waitMs).toBeNull());
    expect(await attempts.look(limit, 'one')).toBe(60_000);
    await attempts.giveBack(limit, 'one');
    const failing = countIn(() => {
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect((await attempts.left(limit, 'one')).tries).toBe(1);
    await countIn((waitMs) => expect(waitMs).toBeNull());
    await countIn((waitMs) => expect(waitMs).toBe(60_000));
  });

  it('are refused for the whole cooldown after the last one, however late in the window it came', async () => {
    const paused = { ...limit, pauseMs: 90_000 };
    for (let tried = 0; tried < 2; tried += 1) await attempts.count(paused, 'one');
    clock.moveBy(59_000);
    expect(await attempts.count(paused, 'one')).toBeNull();
    expect(await attempts.left(paused, 'one')).toEqual({ tries: 0, waitMs: 90_000 });
    clock.moveBy(10_000);
    expect(await attempts.count(paused, 'one')).toBe(80_000);
    clock.moveBy(80_000);
    expect(await attempts.count(paused, 'one')).toBeNull();
    const single = { kind: 'single', max: 1, windowMs: 1_000, pauseMs: 5_000 };
    expect(await attempts.count(single, 'one')).toBeNull();
    expect(await attempts.count(single, 'one')).toBe(5_000);
  });

  it('include uncommitted counts in a transaction, and leave no row after a mere check', async () => {
    await store.transaction(async (transaction) => {
      await attempts.countWithin(transaction, limit, 'one');
      expect(await attempts.left(limit, 'one', transaction)).toEqual({ tries: 2, waitMs: 0 });
      expect(await attempts.left(limit, 'two', transaction)).toEqual({ tries: 3, waitMs: 0 });
    });
    clock.moveBy(50_000);
    expect(await attempts.count({ ...limit, max: 1 }, 'two')).toBeNull();
    expect(await attempts.count({ ...limit, max: 1 }, 'two')).toBe(60_000);
  });

  it('can be checked without counting, reverted and cleared', async () => {
    expect(await attempts.look(limit, 'one')).toBeNull();
    for (let tried = 0; tried < 3; tried += 1) await attempts.count(limit, 'one');
    expect(await attempts.look(limit, 'one')).toBe(60_000);
    await attempts.giveBack(limit, 'one');
    expect(await attempts.look(limit, 'one')).toBeNull();
    await attempts.count(limit, 'one');
    await attempts.forget(limit, 'one');
    expect(await attempts.look(limit, 'one')).toBeNull();
  });

  it('store no subject in plain text, and nothing after their window', async () => {
    await attempts.count(limit, '203.0.113.9');
    expect(JSON.stringify(await store.kysely.selectFrom('attempt').selectAll().execute())).not.toContain('203.0.113.9');
    clock.moveBy(limit.windowMs);
    await attempts.cleanUp();
    expect(await store.kysely.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });
});
