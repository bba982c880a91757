import { dayMs, importKeptDays } from '@lima-id/domain';
import { sql } from 'kysely';
import { deleteSlices } from '../../platform/database/deleteSlices.ts';
import type { Store } from '../../schema/store.ts';
import { endOf } from './importRow.ts';
import { idleUploadMs } from './limits.ts';

/** Time in ms for which an import is kept. */
const keptMs = importKeptDays * dayMs;

/** Deletes rows of imports. */
async function deleteRows(
  store: Store,
  table: 'import_part' | 'import_code' | 'import_piece' | 'import_refusal',
  importIds: readonly string[],
  ending: AbortSignal,
): Promise<void> {
  if (importIds.length === 0) return;
  await deleteSlices(store, table, sql`import_id = any(${importIds}::text[])`, ending);
}

/** Ends imports that were never carried out, or stand still while they are uploaded. */
async function endIdle(store: Store, now: Date): Promise<void> {
  const idle = (state: 'ready' | 'uploading', ms: number) =>
    store.kysely
      .updateTable('identifier_import')
      .set(endOf('stopped', now))
      .where('state', '=', state)
      .where('moved_at', '<=', new Date(now.getTime() - ms))
      .execute();
  await idle('ready', keptMs);
  await idle('uploading', idleUploadMs);
}

/** Deletes imports that ended long ago. */
async function deleteOld(store: Store, now: Date, ending: AbortSignal): Promise<void> {
  const old = await store.kysely
    .selectFrom('identifier_import')
    .select('id')
    .where('ended_at', '<=', new Date(now.getTime() - keptMs))
    .execute();
  const ids = old.map(({ id }) => id);
  for (const table of ['import_code', 'import_refusal', 'import_piece', 'import_part'] as const)
    await deleteRows(store, table, ids, ending);
  // Rows that are left would go with their import, all in one statement.
  if (ending.aborted) return;
  if (ids.length > 0) await store.kysely.deleteFrom('identifier_import').where('id', 'in', ids).execute();
}

/**
 * Deletes what is not needed any more: files and codes after the check, pieces without refused lines after the end, and old imports. Once
 * `ending` is aborted, nothing more is deleted.
 */
export async function cleanUpImports(store: Store, now: Date, ending = new AbortController().signal): Promise<void> {
  await endIdle(store, now);
  await deleteOld(store, now, ending);
  const checked = await store.kysely
    .selectFrom('identifier_import')
    .select('id')
    .where('state', 'not in', ['uploading', 'checking'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('import_part').select('begins_at').whereRef('import_id', '=', 'identifier_import.id')),
        exists(selectFrom('import_code').select('line').whereRef('import_id', '=', 'identifier_import.id')),
      ]),
    )
    .execute();
  const ids = checked.map(({ id }) => id);
  for (const table of ['import_part', 'import_code'] as const) await deleteRows(store, table, ids, ending);
  if (ending.aborted) return;
  await sql`
    delete from import_piece piece using identifier_import import
    where piece.import_id = import.id and import.ended_at is not null
      and not exists (
        select from import_refusal refusal
        where refusal.import_id = piece.import_id
          and refusal.line between piece.first_line and piece.last_line)`.execute(store.kysely);
}
