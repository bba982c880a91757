import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../store.ts';
import { nameReviewStatuses } from './0080-review-words.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

/** Reverts the tables to numbers. */
async function revertMigration(): Promise<void> {
  await sql`
    alter table enterprise drop constraint enterprise_examine_status_word,
      alter column examine_status type smallint using 2`.execute(store.kysely);
  await sql`
    alter table registration drop constraint registration_status_word,
      alter column status type smallint using 0`.execute(store.kysely);
  await sql`
    alter table registration_step drop constraint registration_step_status_word,
      alter column from_status type smallint using null, alter column to_status type smallint using 0`.execute(
    store.kysely,
  );
}

describe('stored review statuses', () => {
  it('are migrated to words, with unknown for invalid numbers', async () => {
    const numbers = {
      '88.118.701': 0,
      '88.118.702': 1,
      '88.118.703': 2,
      '88.118.704': 3,
      '88.118.705': -2,
      '88.118.706': 9,
    };
    for (const prefix of Object.keys(numbers)) await insertTestEnterprise(store, prefix);
    await revertMigration();
    for (const [prefix, number] of Object.entries(numbers))
      await sql`update enterprise set examine_status = ${number} where prefix = ${prefix}`.execute(store.kysely);
    await nameReviewStatuses.up(store.kysely);
    const kept = await store.kysely.selectFrom('enterprise').select(['prefix', 'examine_status']).execute();
    expect(Object.fromEntries(kept.map(({ prefix, examine_status }) => [prefix, examine_status]))).toEqual({
      '88.118.701': 'platformReview',
      '88.118.702': 'topNodeReview',
      '88.118.703': 'approved',
      '88.118.704': 'rejected',
      '88.118.705': 'unknown',
      '88.118.706': 'unknown',
    });
  });

  it('accept no other word afterwards', async () => {
    await insertTestEnterprise(store, '88.118.707');
    const set = (status: string) =>
      sql`update enterprise set examine_status = ${status} where prefix = '88.118.707'`.execute(store.kysely);
    await set('rejected');
    await expect(set('2')).rejects.toThrow('enterprise_examine_status_word');
  });
});
