import { setTimeout as rest } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createChallengePool, type PoolOptions } from './challengePool.ts';
import { type DrawnChallenge, drawChallenge } from './drawChallenge.ts';
import { seededChance } from './testing/seededChance.ts';

const pattern = drawChallenge(seededChance(1));

/** A drawer that numbers what it draws and notes how many it draws at once. */
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
  it('keeps the configured number ready, drawn one after the other, and no more', async () => {
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

  it('gives each picture to one visitor only, also when more ask at once than are ready', async () => {
    const { state, draw } = counted();
    const { pool } = open({ draw });
    pool.start();
    await until(() => state.drawn === 4);
    const taken = await Promise.all(Array.from({ length: 12 }, () => pool.take('one')));
    expect(new Set(taken.map((challenge) => challenge?.picture)).size).toBe(12);
    expect(state.most).toBe(1);
    pool.stop();
  });

  it('draws when it is asked before it was started', async () => {
    const { draw } = counted();
    const { pool } = open({ draw });
    expect(await pool.take('one')).toMatchObject({ picture: '1' });
    pool.stop();
  });

  it('turns away who comes when too many wait', async () => {
    const { draw } = counted(20);
    const { pool } = open({ draw, waitingMaxCount: 2 });
    const taken = await Promise.all([pool.take('one'), pool.take('one'), pool.take('one')]);
    expect(taken.map((challenge) => challenge?.picture ?? null)).toEqual(['1', '2', null]);
    pool.stop();
  });

  it('turns away a visitor of whom too many wait, and no other', async () => {
    const { draw } = counted(20);
    const { pool } = open({ draw, waitingPerVisitor: 2 });
    const taken = await Promise.all(['one', 'one', 'one', 'other'].map((visitor) => pool.take(visitor)));
    expect(taken.map((challenge) => challenge?.picture ?? null)).toEqual(['1', '2', null, '3']);
    pool.stop();
  });

  it('turns away who waits when a picture cannot be drawn, and when it stops', async () => {
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

  it('draws again after a picture that failed', async () => {
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
