import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import { createKeyedHash } from '../secret/keys.ts';

/** How often something may be tried within a window of time. */
export interface AttemptLimit {
  /** What is tried. */
  kind: string;
  max: number;
  windowMs: number;
}

/** Counts attempts in the database, so that gateways beside each other agree and a restart forgets nothing. */
export interface Attempts {
  /**
   * Counts one attempt of a subject (an address, a phone number, an account; kept as a keyed hash only). Null when it is within the
   * limit, else the milliseconds until the window ends. Not for use inside a transaction, which could take the count back.
   */
  count(limit: AttemptLimit, subject: string): Promise<number | null>;
  /** Forgets the attempts of a subject: it has proved who it is. */
  forget(limit: AttemptLimit, subject: string): Promise<void>;
  /** Removes windows that ended long ago. */
  sweep(): Promise<void>;
}

/** Milliseconds for which windows are kept: longer than the longest. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

const countText = `
  insert into attempt as held (kind, subject_hash, window_start, total) values ($1, $2, $3, 1)
  on conflict (kind, subject_hash, window_start) do update set total = held.total + 1
  returning total`;

/** Makes the counters. */
export function createAttempts(store: Store, clock: Clock, secret: Uint8Array): Attempts {
  const hash = createKeyedHash(secret, 'attempts');
  return {
    async count({ kind, max, windowMs }, subject) {
      const now = clock.now().getTime();
      const start = now - (now % windowMs);
      const [row] = await store.prepared<{ total: number }>('count_attempt', countText, [
        kind,
        hash(subject),
        new Date(start),
      ]);
      return (row?.total ?? 1) > max ? start + windowMs - now : null;
    },
    async forget({ kind }, subject) {
      await store.kysely
        .deleteFrom('attempt')
        .where('kind', '=', kind)
        .where('subject_hash', '=', hash(subject))
        .execute();
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - keptMs);
      await sql`delete from attempt where window_start < ${before}`.execute(store.kysely);
    },
  };
}
