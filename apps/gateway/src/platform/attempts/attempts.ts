import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import { createKeyedHash } from '../secret/keys.ts';

/** How often something may be tried within a window of time, which begins with the first try. */
export interface AttemptLimit {
  /** What is tried. */
  kind: string;
  max: number;
  windowMs: number;
  /** How long nothing more is let through from the last try on; the rest of the window when it is left out. */
  pauseMs?: number;
}

/**
 * Counts attempts of a subject (a visitor, a phone number, an account) in the database, so that gateways beside each other agree and a
 * restart forgets nothing. A subject is kept as a keyed hash only.
 */
export interface Attempts {
  /**
   * Counts one attempt. Null when it is within the limit, else the milliseconds until the window ends. Not for use inside a
   * transaction, which could take the count back.
   */
  count(limit: AttemptLimit, subject: string): Promise<number | null>;
  /**
   * As `count`, inside a transaction and taken back with it: for limits on what is done, not on what is tried. Others who count the same
   * wait until the transaction ends.
   */
  countWithin(transaction: Transaction<Tables>, limit: AttemptLimit, subject: string): Promise<number | null>;
  /** What `count` would say of one more; counts nothing. */
  look(limit: AttemptLimit, subject: string): Promise<number | null>;
  /**
   * How many more `count` would let through, and for how many milliseconds it lets none: 0 while it does. Counts nothing. With a
   * transaction, what it has counted is among it, and others who count the same, or ask so, wait until it ends.
   */
  left(
    limit: AttemptLimit,
    subject: string,
    transaction?: Transaction<Tables>,
  ): Promise<{ tries: number; waitMs: number }>;
  /** Takes one counting back: what was counted turned out to be allowed. */
  giveBack(limit: AttemptLimit, subject: string): Promise<void>;
  /** Forgets the attempts of a subject: it has proved who it is. With a transaction, taken back with it. */
  forget(limit: AttemptLimit, subject: string, transaction?: Transaction<Tables>): Promise<void>;
  /** Removes windows that have ended. */
  sweep(): Promise<void>;
}

interface Row {
  total: number;
  endsAt: Date;
}

// One statement, so that attempts at the same moment, on several gateways too, are all counted.
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

// Locks the count, and makes one that has ended where there is none.
const holdText = `
  insert into attempt as held (kind, subject_hash, total, ends_at) values ($1, $2, 0, $3)
  on conflict (kind, subject_hash) do update set total = held.total`;

/** Makes the counters. */
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

  async function rowsOf(name: string, text: string, values: unknown[], transaction?: Transaction<Tables>) {
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
    async sweep() {
      // What is being counted just now is left for the next time: waiting for it could be waiting for each other.
      await sql`
        delete from attempt where (kind, subject_hash) in (
          select kind, subject_hash from attempt where ends_at <= ${clock.now()} for update skip locked
        )`.execute(store.kysely);
    },
  };
}
