import { dayMs, importKeptDays } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';

const prefix = '88.118.932';
const clock = manualClock('2026-05-18T02:00:00Z');
const tables = ['identifier_import', 'import_code', 'import_refusal', 'import_piece', 'import_part'] as const;

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, prefix);
}, 120_000);
afterAll(() => store.close());

/** Stores an import that ended at a moment, with a row in each table. */
async function ended(id: string, at: Date): Promise<void> {
  const { kysely } = store;
  const values = { enterprise_prefix: prefix, model: 'M', name: 'a.csv', size: 1, changes_facts: false };
  const times = { created_at: at, moved_at: at, phase_at: at, ended_at: at };
  await kysely
    .insertInto('identifier_import')
    .values({ id, state: 'stopped', ...values, ...times })
    .execute();
  await kysely
    .insertInto('import_code')
    .values({ import_id: id, code: 'A', line: 1, outcome: 'added', is_twice: false })
    .execute();
  await kysely
    .insertInto('import_refusal')
    .values({ import_id: id, code: 'B', line: 2, field: '', message: '' })
    .execute();
  await kysely
    .insertInto('import_piece')
    .values({ import_id: id, number: 0, first_line: 1, last_line: 1, lines: '[]' })
    .execute();
  await kysely
    .insertInto('import_part')
    .values({ import_id: id, begins_at: 0, bytes: new Uint8Array(1) })
    .execute();
}

async function left(): Promise<number[]> {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(store.kysely);
    return rows[0]?.count ?? 0;
  });
  return await Promise.all(counts);
}

describe('the cleanup of imports', () => {
  it('deletes no row of imports when the gateway shuts down, and goes on at its next run', async () => {
    const subject = createSubjects(store, clock, testParts()).find(({ name }) => name === 'import');
    const job = subject?.jobs?.().find(({ name }) => name === 'import cleanup');
    const now = clock.now();
    await ended('old', new Date(now.getTime() - importKeptDays * dayMs));
    await ended('new', now);
    await job?.run(AbortSignal.abort());
    expect(await left()).toEqual([2, 2, 2, 2, 2]);
    await job?.run(new AbortController().signal);
    expect(await left()).toEqual([1, 0, 1, 0, 0]);
  });
});
