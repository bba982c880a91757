import type { Clock } from '../../platform/clock/clock.ts';
import type { PictureStore } from '../../platform/pictures/pictureStore.ts';
import type { Store } from '../../schema/store.ts';
import { cleanupMax, looseMs } from './limits.ts';
import { removeFiles } from './pictureFiles.ts';
import { lockPicture } from './publishPicture.ts';

/** Deletes a picture unless it is used by now; its files unless another enterprise has it. Files before rows: rows left over are found again. */
async function erase(
  { store, files }: { store: Store; files: PictureStore },
  { enterprise_prefix: prefix, hash }: { enterprise_prefix: string; hash: string },
  before: Date,
): Promise<void> {
  await store.transaction(async (transaction) => {
    await lockPicture(transaction, hash);
    const rows = await transaction
      .selectFrom('product_picture')
      .select(['enterprise_prefix', 'loose_since'])
      .where('hash', '=', hash)
      .orderBy('enterprise_prefix')
      .forUpdate()
      .execute();
    const own = rows.find((row) => row.enterprise_prefix === prefix);
    const since = own?.loose_since ?? null;
    if (since === null || since > before) return;
    if (rows.length === 1) await removeFiles(files, hash);
    await transaction
      .deleteFrom('product_picture')
      .where('enterprise_prefix', '=', prefix)
      .where('hash', '=', hash)
      .execute();
  });
}

/**
 * Deletes pictures that no model names for a week, and files that a killed gateway left half written. Stops before the next picture once
 * `ending` is aborted.
 */
export async function cleanUpPictures(
  parts: { store: Store; clock: Clock; files: PictureStore },
  ending: AbortSignal,
): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - looseMs);
  const loose = await parts.store.kysely
    .selectFrom('product_picture')
    .select(['enterprise_prefix', 'hash'])
    .where('loose_since', '<=', before)
    .orderBy('loose_since')
    .limit(cleanupMax)
    .execute();
  for (const row of loose) {
    if (ending.aborted) return;
    await erase(parts, row, before);
  }
  if (!ending.aborted) await parts.files.cleanUpDrafts(before);
}
