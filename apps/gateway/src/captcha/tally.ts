import { type Kysely, sql } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { TallyKind } from './captchaTables.ts';
import { challengeMaxCount, missMaxCount, tallyWindowMs } from './limits.ts';

const maxCounts: Record<TallyKind, number> = { challenge: challengeMaxCount, miss: missMaxCount };

/** Whether an address has used up what it is allowed; `retryAfterMs` is what is left of its window. */
export type TallyVerdict = { open: true } | { open: false; retryAfterMs: number };

function judge(kind: TallyKind, row: { total: number; ends_at: Date }, spare: number, now: Date): TallyVerdict {
  if (row.total + spare <= maxCounts[kind]) return { open: true };
  return { open: false, retryAfterMs: Math.max(1, row.ends_at.getTime() - now.getTime()) };
}

/** Counts an address once more, in one statement, so that calls at once, on several gateways too, are all counted. */
export async function countOnce(
  database: Kysely<Tables>,
  addressHash: string,
  kind: TallyKind,
  now: Date,
): Promise<TallyVerdict> {
  const isOver = sql<boolean>`captcha_tally.ends_at <= ${now}`;
  const row = await database
    .insertInto('captcha_tally')
    .values({ address_hash: addressHash, kind, total: 1, ends_at: new Date(now.getTime() + tallyWindowMs) })
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'kind']).doUpdateSet({
        total: sql<number>`case when ${isOver} then 1 else captcha_tally.total + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else captcha_tally.ends_at end`,
      }),
    )
    .returning(['total', 'ends_at'])
    .executeTakeFirstOrThrow();
  return judge(kind, row, 0, now);
}

/** Takes back one counting: what was counted turned out to be allowed. */
export async function countBack(
  database: Kysely<Tables>,
  addressHash: string,
  kind: TallyKind,
  now: Date,
): Promise<void> {
  await database
    .updateTable('captcha_tally')
    .set((row) => ({ total: row('total', '-', 1) }))
    .where('address_hash', '=', addressHash)
    .where('kind', '=', kind)
    .where('ends_at', '>', now)
    .where('total', '>', 0)
    .execute();
}

/** Whether an address may be counted once more; counts nothing. */
export async function readTally(
  database: Kysely<Tables>,
  addressHash: string,
  kind: TallyKind,
  now: Date,
): Promise<TallyVerdict> {
  const row = await database
    .selectFrom('captcha_tally')
    .select(['total', 'ends_at'])
    .where('address_hash', '=', addressHash)
    .where('kind', '=', kind)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? { open: true } : judge(kind, row, 1, now);
}
