import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';
import { deleteSlices, sliceRows } from './deleteSlices.ts';

describe('deleteSlices', () => {
  const condition = sql`id <= ${2 * sliceRows + 1}::int`;
  const all = 2 * sliceRows + 4;

  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await sql`create table old_entry (id int)`.execute(store.kysely);
  }, 120_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    await sql`truncate old_entry`.execute(store.kysely);
    await sql`insert into old_entry select generate_series(1, ${all}::int)`.execute(store.kysely);
  });

  async function left(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from old_entry`.execute(store.kysely);
    return rows[0]?.count ?? 0;
  }

  it('deletes every row that matches, and no other', async () => {
    await deleteSlices(store, 'old_entry', condition, new AbortController().signal);
    expect(await left()).toBe(3);
  });

  it('deletes nothing when it is aborted beforehand', async () => {
    await deleteSlices(store, 'old_entry', condition, AbortSignal.abort());
    expect(await left()).toBe(all);
  });

  it('stops after the slice in progress when it is aborted, and the next run goes on', async () => {
    const ending = new AbortController();
    const deleting = deleteSlices(store, 'old_entry', condition, ending.signal);
    ending.abort();
    await deleting;
    expect(await left()).toBe(all - sliceRows);
    await deleteSlices(store, 'old_entry', condition, new AbortController().signal);
    expect(await left()).toBe(3);
  });
});
