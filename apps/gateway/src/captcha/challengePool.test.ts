import { setTimeout as rest } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../testing/captcha/seededRandom.ts';
import { createChallengePool, type PoolOptions } from './challengePool.ts';
import { type DrawnChallenge, drawChallenge } from './drawChallenge.ts';

const pattern = drawChallenge(seededRandom(1));

/** A fake renderer that numbers its pictures and records its concurrency. */
function counted(drawMs = 2) {
  const state = { drawn: 0, atOnce: 0, most: 0 };
  return {
    state,
    async draw(): Promise<DrawnChallenge> {
      state.atOnce += 1;
      state.most = Math.max(state.most, state.atOnce);
      await rest(drawMs);
      state.atOnce -= 1;
      state.drawn += 1;
      return { ...pattern, picture: String(state.drawn) };
    },
  };
}

function open(options: Partial<PoolOptions> & Pick<PoolOptions, 'draw'>) {
  const errors: unknown[] = [];
  const pool = createChallengePool({
    size: 4,
    pauseMs: 1,
    waitingMaxCount: 20,
    waitingPerVisitor: 20,
    onError: (error) => errors.push(error),
    ...options,
  });
  return { pool, errors };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await rest(1);
}

describe('createChallengePool', () => {
  it('keeps the configured number ready, drawn sequentially, and no more', async () => {
    const { state, draw } = counted();
    const { pool } = open({ draw });
    pool.start();
    await until(() => state.drawn === 4);
    await rest(30);
    expect(state).toMatchObject({ drawn: 4, most: 1 });
    await pool.take('one');
    await until(() => state.drawn === 5);
    pool.stop();
  });

  it('gives each picture to one visitor only, even when more request concurrently than are ready', async () => {
    const { state, draw } = counted();
    const { pool } = open({ draw });
    pool.start();
    await until(() => state.drawn === 4);
    const taken = await Promise.all(Array.from({ length: 12 }, () => pool.take('one')));
    expect(new Set(taken.map((challenge) => challenge?.picture)).size).toBe(12);
    expect(state.most).toBe(1);
    pool.stop();
  });

  it('draws on demand before it is started', async () => {
    const { draw } = counted();
    const { pool } = open({ draw });
    expect(await pool.take('one')).toMatchObject({ picture: '1' });
    pool.stop();
  });

  it('rejects a request when too many are waiting', async () => {
    const { draw } = counted(20);
    const { pool } = open({ draw, waitingMaxCount: 2 });
    const taken = await Promise.all([pool.take('one'), pool.take('one'), pool.take('one')]);
    expect(taken.map((challenge) => challenge?.picture ?? null)).toEqual(['1', '2', null]);
    pool.stop();
  });

  it('rejects a visitor with too many waiting requests, and no other', async () => {
    const { draw } = counted(20);
    const { pool } = open({ draw, waitingPerVisitor: 2 });
    const taken = await Promise.all(['one', 'one', 'one', 'other'].map((visitor) => pool.take(visitor)));
    expect(taken.map((challenge) => challenge?.picture ?? null)).toEqual(['1', '2', null, '3']);
    pool.stop();
  });

  it('rejects waiting requests when drawing fails, and when it stops', async () => {
    const { pool, errors } = open({ draw: () => Promise.reject(new Error('no paint')) });
    expect(await pool.take('one')).toBeNull();
    expect(errors).toEqual([new Error('no paint')]);
    pool.stop();
    const slow = open({ draw: counted(50).draw });
    const waiting = slow.pool.take('one');
    slow.pool.stop();
    expect(await waiting).toBeNull();
    expect(await slow.pool.take('one')).toBeNull();
  });

  it('draws again after a failed picture', async () => {
    let failed = false;
    const { draw } = counted();
    const { pool } = open({
      draw: () => {
        if (failed) return draw();
        failed = true;
        return Promise.reject(new Error('no paint'));
      },
    });
    expect(await pool.take('one')).toBeNull();
    expect(await pool.take('one')).toMatchObject({ picture: '1' });
    pool.stop();
  });
});
