import type { CaptchaScene } from '@lima-id/api';
import { slideTries } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { newId } from '../platform/secret/token.ts';
import type { WorkOrder } from '../schema/tables/captchaTables.ts';
import type { Tables } from '../schema/tables.ts';

const idForm = /^[\w-]{22}$/;

/** Stored state of a challenge: its work order, and the left edge of the hole if it has a picture. */
export interface ChallengeSecret {
  position: number | null;
  work: WorkOrder;
}

/** Identifies the challenge of an answer. */
export interface ChallengeName {
  id: string;
  scene: CaptchaScene;
}

/** Stores a new challenge and returns its id. */
export async function keepChallenge(
  database: Kysely<Tables>,
  scene: CaptchaScene,
  secret: ChallengeSecret,
  expiresAt: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('captcha_challenge')
    .values({
      id,
      scene,
      position: secret.position,
      work: JSON.stringify(secret.work),
      misses: 0,
      expires_at: expiresAt,
    })
    .execute();
  return id;
}

/** A picture to be judged. */
export interface TakenTry {
  position: number;
  /** The work order of the device. */
  work: WorkOrder;
  /** Attempts left after this one. */
  triesLeft: number;
}

/**
 * Takes one attempt of a picture. Null when it does not exist or has none left. The attempt is consumed before it is judged, so that
 * concurrent answers cannot share one.
 */
export async function takeTry(
  database: Kysely<Tables>,
  { id, scene }: ChallengeName,
  now: Date,
): Promise<TakenTry | null> {
  if (!idForm.test(id)) return null;
  const row = await database
    .updateTable('captcha_challenge')
    .set((column) => ({ misses: column('misses', '+', 1) }))
    .where('id', '=', id)
    .where('scene', '=', scene)
    .where('position', 'is not', null)
    .where('misses', '<', slideTries)
    .where('expires_at', '>', now)
    .returning(['position', 'work', 'misses'])
    .executeTakeFirst();
  if (row === undefined || row.position === null || row.work === null) return null;
  return { position: row.position, work: row.work, triesLeft: slideTries - row.misses };
}

/** Takes a work-only challenge to be judged: there is one attempt. Null when it does not exist or has been used. */
export async function takeWork(
  database: Kysely<Tables>,
  { id, scene }: ChallengeName,
  now: Date,
): Promise<WorkOrder | null> {
  if (!idForm.test(id)) return null;
  const row = await database
    .deleteFrom('captcha_challenge')
    .where('id', '=', id)
    .where('scene', '=', scene)
    .where('position', 'is', null)
    .where('expires_at', '>', now)
    .returning('work')
    .executeTakeFirst();
  return row?.work ?? null;
}

/** Ends a challenge; true for exactly one of several concurrent calls. */
export async function endChallenge(database: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('captcha_challenge').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes expired challenges, proofs and counts. Stops before the next statement once `ending` is aborted. */
export async function cleanUpCaptcha(
  database: Kysely<Tables>,
  now: Date,
  ending = new AbortController().signal,
): Promise<void> {
  for (const table of ['captcha_challenge', 'captcha_proof'] as const) {
    if (ending.aborted) return;
    await database.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  if (ending.aborted) return;
  // Rows locked by a concurrent count are skipped: waiting for them while holding others would deadlock.
  const over = database
    .selectFrom('captcha_rate')
    .select('bucket')
    .where('ends_at', '<=', now)
    .forUpdate()
    .skipLocked();
  await database.deleteFrom('captcha_rate').where('bucket', 'in', over).execute();
}
