import type { CaptchaScene } from '@lima-id/api';
import { slideTries } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import { newId } from '../platform/secret/token.ts';
import type { WorkOrder } from './captchaTables.ts';

const idForm = /^[\w-]{22}$/;

/** What is kept of a challenge: its work, and the left edge of the hole where it has a picture. */
export interface ChallengeSecret {
  position: number | null;
  work: WorkOrder;
}

/** Which challenge an answer is for. */
export interface ChallengeName {
  id: string;
  scene: CaptchaScene;
}

/** Keeps a new challenge and gives its id. */
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

/** A picture that is to be judged. */
export interface TakenTry {
  position: number;
  /** What the device had to work out for it. */
  work: WorkOrder;
  /** Tries that are left after this one. */
  triesLeft: number;
}

/**
 * Takes one of the tries of a picture. Null when there is no such picture, or none any more. The try is gone before it is judged, so
 * that answers at once cannot share one.
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

/** Takes work away to be judged: there is one try. Null when there is no such work, or none any more. */
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

/** Ends a challenge; true for exactly one of several calls. */
export async function endChallenge(database: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('captcha_challenge').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes challenges, proofs and counts that are over. */
export async function sweepCaptcha(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('captcha_challenge').where('expires_at', '<=', now).execute();
  await database.deleteFrom('captcha_proof').where('expires_at', '<=', now).execute();
  // What is being counted at this moment is passed over: to wait for it while holding others would be a deadlock.
  const over = database
    .selectFrom('captcha_rate')
    .select('bucket')
    .where('ends_at', '<=', now)
    .forUpdate()
    .skipLocked();
  await database.deleteFrom('captcha_rate').where('bucket', 'in', over).execute();
}
