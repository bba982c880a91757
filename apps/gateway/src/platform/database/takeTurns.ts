import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** Milliseconds between two attempts to take a lock. */
const pollMs = 100;

/**
 * Waits until no other transaction holds the lock of a subject and an action, and holds it until the transaction ends. It polls: a statement that
 * waits for long would be cancelled.
 */
export async function takeTurns<Tables>(
  transaction: Kysely<Tables>,
  [subject, action]: readonly [subject: string, action: string],
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${subject}), hashtext(${action})) as locked`.execute(transaction);
    if (rows[0]?.locked) return;
    await wait(pollMs);
  }
}
