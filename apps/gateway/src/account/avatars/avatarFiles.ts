import { type Kysely, sql } from 'kysely';
import type { KeptFile } from '../../platform/pictures/pictureStore.ts';
import type { Tables } from '../../schema/tables.ts';
import { type AvatarParts, pictureIdOf } from './avatars.ts';
import { filesAtOnce, looseMs } from './limits.ts';

/** Picture id of an account's avatar; null without one. */
const wornId = sql<string | null>`substring(portrait from '[^/]*$')`;

async function withoutRow(database: Kysely<Tables>, files: readonly KeptFile[]): Promise<KeptFile[]> {
  const ids = files.map(({ id }) => id);
  const rows = await database.selectFrom('avatar').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return files.filter(({ id }) => !known.has(id));
}

/** Accounts that use each of the files as avatar. */
async function wearersOf(database: Kysely<Tables>, files: readonly KeptFile[]): Promise<Map<string, string[]>> {
  const ids = files.map(({ id }) => id);
  const rows = await database.selectFrom('account').select(['id', 'portrait']).where(wornId, 'in', ids).execute();
  const wearers = new Map<string, string[]>();
  for (const { id, portrait } of rows) {
    const worn = pictureIdOf(portrait);
    wearers.set(worn, [...(wearers.get(worn) ?? []), id]);
  }
  return wearers;
}

/**
 * Scans all files in the folder. A file without a row was stored before avatars had owners: it is assigned to the one account that uses it.
 * One that several accounts use, or none, is kept without an owner: a database that is new, or is being restored, knows none of its files.
 * Deletes temporary files. Stops before the next file or transaction once `ending` is aborted.
 */
export async function cleanUpAvatarFiles({ store, clock, pictures }: AvatarParts, ending: AbortSignal): Promise<void> {
  async function adopt({ id, bytes, changedAt }: KeptFile, accountId: string): Promise<void> {
    await store.transaction(async (transaction) => {
      const wearer = await transaction
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where(wornId, '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (wearer === undefined) return;
      await transaction
        .insertInto('avatar')
        .values({ id, account_id: accountId, visitor_hash: null, bytes, created_at: changedAt, loose_since: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  async function settle(files: readonly KeptFile[]): Promise<void> {
    const strays = files.length === 0 || ending.aborted ? [] : await withoutRow(store.kysely, files);
    if (strays.length === 0) return;
    const wearers = await wearersOf(store.kysely, strays);
    for (const stray of strays) {
      if (ending.aborted) return;
      const [wearer, ...others] = wearers.get(stray.id) ?? [];
      if (wearer !== undefined && others.length === 0) await adopt(stray, wearer);
    }
  }

  if (ending.aborted) return;
  await pictures.cleanUpDrafts(new Date(clock.now().getTime() - looseMs));
  let files: KeptFile[] = [];
  for await (const file of pictures.list()) {
    if (ending.aborted) return;
    files.push(file);
    if (files.length < filesAtOnce) continue;
    await settle(files);
    files = [];
  }
  await settle(files);
}
