import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { takeTurns } from './takeTurns.ts';

it('a transaction waits for its turn without a statement that waits, and for nobody with another lock', async () => {
  const store = await openTestStore();
  const polling = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
        and query like '%pg_try_advisory_xact_lock%'`.execute(store.kysely);
    return rows.length;
  };
  const held: string[] = [];
  const hold = async (name: string, lock: readonly [string, string], work: () => Promise<void>) =>
    await store.transaction(async (transaction) => {
      await takeTurns(transaction, lock);
      held.push(name);
      await work();
    });
  try {
    let second = Promise.resolve();
    await hold('first', ['test', 'one'], async () => {
      second = hold('second', ['test', 'one'], async () => undefined);
      await hold('other', ['test', 'two'], async () => undefined);
      await expect.poll(polling, { timeout: 10_000 }).toBe(2);
      expect(held).toEqual(['first', 'other']);
    });
    await second;
    expect(held).toEqual(['first', 'other', 'second']);
  } finally {
    await store.close();
  }
}, 60_000);
