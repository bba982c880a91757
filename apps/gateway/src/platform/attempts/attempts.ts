import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import type { PlatformTables } from '../database/platformTables.ts';
import { createKeyedHash } from '../secret/keys.ts';

/** A rate limit: number of attempts in a window that begins with the first one. */
export interface AttemptLimit {
  /** Kind of attempt. */
  kind: string;
  max: number;
  windowMs: number;
  /** Cooldown after the last attempt; the rest of the window when omitted. */
  pauseMs?: number;
}

/**
 * Rate limiter: counts attempts of a subject (a visitor, a phone number, an account) in the database, shared by gateways and persistent.
 * Subjects are stored only as keyed hashes.
 */
export interface Attempts {
  /**
   * Counts one attempt. Null when it is within the limit, else the milliseconds until the window ends. Not for use inside a transaction,
   * whose rollback would revert the count.
   */
  count(limit: AttemptLimit, subject: string): Promise<number | null>;
  /**
   * Like `count`, inside a transaction and rolled back with it: for limits on successful actions instead of attempts. Concurrent counts of
   * the same subject wait until the transaction ends.
   */
  countWithin(transaction: Transaction<PlatformTables>, limit: AttemptLimit, subject: string): Promise<number | null>;
  /** What `count` would return for one more, without counting. */
  look(limit: AttemptLimit, subject: string): Promise<number | null>;
  /**
   * Number of attempts left, and the milliseconds to wait: 0 while there are any. Does not count. In a transaction, its own counts are
   * included, and concurrent calls for the same subject wait until it ends.
   */
  left(
    limit: AttemptLimit,
    subject: string,
    transaction?: Transaction<PlatformTables>,
  ): Promise<{ tries: number; waitMs: number }>;
  /** Reverts one count: the attempt turned out to be legitimate. */
  giveBack(limit: AttemptLimit, subject: string): Promise<void>;
  /** Clears the attempts of a subject that has authenticated. In a transaction, rolled back with it. */
  forget(limit: AttemptLimit, subject: string, transaction?: Transaction<PlatformTables>): Promise<void>;
  /** Deletes expired windows. */
  cleanUp(): Promise<void>;
}

interface Row {
  total: number;
  endsAt: Date;
}

// One atomic statement, so that concurrent attempts on several gateways are all counted.
const countText = `
  insert into attempt as held (kind, subject_hash, total, ends_at) values ($1, $2, 1, $3)
  on conflict (kind, subject_hash) do update set
    total = case when held.ends_at <= $4 then 1 else held.total + 1 end,
    ends_at = case
      when held.ends_at <= $4 then excluded.ends_at
      when held.total + 1 = $5::int then coalesce($6::timestamptz, held.ends_at)
      else held.ends_at
    end
  returning total, ends_at as "endsAt"`;

const lookText = `
  select total, ends_at as "endsAt" from attempt where kind = $1 and subject_hash = $2 and ends_at > $3`;

// Locks the row, inserting an expired one if there is none.
const holdText = `
  insert into attempt as held (kind, subject_hash, total, ends_at) values ($1, $2, 0, $3)
  on conflict (kind, subject_hash) do update set total = held.total`;

export function createAttempts(store: Store, clock: Clock, secret: Uint8Array): Attempts {
  const hash = createKeyedHash(secret, 'attempts');

  function judge(row: Row | undefined, max: number, now: Date): number | null {
    return row === undefined || row.total <= max ? null : Math.max(1, row.endsAt.getTime() - now.getTime());
  }

  function countValues({ kind, max, windowMs, pauseMs }: AttemptLimit, subject: string, now: Date) {
    const after = (ms: number) => new Date(now.getTime() + ms);
    const pauseEnd = pauseMs === undefined ? null : after(pauseMs);
    const end = max === 1 ? (pauseEnd ?? after(windowMs)) : after(windowMs);
    return [kind, hash(subject), end, now, max, pauseEnd];
  }

  async function rowsOf(name: string, text: string, values: unknown[], transaction?: Transaction<PlatformTables>) {
    if (transaction === undefined) return await store.prepared<Row>(name, text, values);
    return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, values) as CompiledQuery<Row>)).rows;
  }

  return {
    async count(limit, subject) {
      const now = clock.now();
      const [row] = await store.prepared<Row>('count_attempt', countText, countValues(limit, subject, now));
      return judge(row, limit.max, now);
    },
    async countWithin(transaction, limit, subject) {
      const now = clock.now();
      const values = countValues(limit, subject, now);
      const [row] = await rowsOf('count_attempt', countText, values, transaction);
      return judge(row, limit.max, now);
    },
    async look({ kind, max }, subject) {
      const now = clock.now();
      const [row] = await store.prepared<Row>('look_at_attempts', lookText, [kind, hash(subject), now]);
      return judge(row, max - 1, now);
    },
    async left({ kind, max }, subject, transaction) {
      const now = clock.now();
      if (transaction !== undefined) await rowsOf('hold_attempts', holdText, [kind, hash(subject), now], transaction);
      const [row] = await rowsOf('look_at_attempts', lookText, [kind, hash(subject), now], transaction);
      return { tries: Math.max(0, max - (row?.total ?? 0)), waitMs: judge(row, max - 1, now) ?? 0 };
    },
    async giveBack({ kind }, subject) {
      await store.kysely
        .updateTable('attempt')
        .set((row) => ({ total: row('total', '-', 1) }))
        .where('kind', '=', kind)
        .where('subject_hash', '=', hash(subject))
        .where('ends_at', '>', clock.now())
        .where('total', '>', 0)
        .execute();
    },
    async forget({ kind }, subject, transaction) {
      await (transaction ?? store.kysely)
        .deleteFrom('attempt')
        .where('kind', '=', kind)
        .where('subject_hash', '=', hash(subject))
        .execute();
    },
    async cleanUp() {
      // Rows locked by a concurrent count are skipped until the next run, to prevent deadlocks.
      await sql`
        delete from attempt where (kind, subject_hash) in (
          select kind, subject_hash from attempt where ends_at <= ${clock.now()} for update skip locked
        )`.execute(store.kysely);
    },
  };
}
