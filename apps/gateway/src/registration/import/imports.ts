import type {
  ImportBeginning,
  ImportOrder,
  ImportPart,
  ImportReport,
  ImportStanding,
  ImportTemplate,
  KeptImport,
} from '@lima-id/api';
import { firstRefusalsMax } from '@lima-id/api';
import {
  hasImportEnded,
  type ImportState,
  importMessages,
  importPartMaxBytes,
  importStates,
  importsListedMax,
  importsOpenMax,
  importTemplate,
} from '@lima-id/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Registrar } from '../../enterprise/registrar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { csvText } from '../../platform/csvFile.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { newId } from '../../platform/secret/token.ts';
import type { Store } from '../../schema/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { answerOnce } from '../answerOnce.ts';
import { batchUnknown, findBatch } from '../batches.ts';
import { findModel, modelUnknown } from '../models.ts';
import { endOf, type ImportRecord, keptImportOf } from './importRow.ts';
import { partMinBytes } from './limits.ts';

const messages = importMessages.call;

/** The refusal of a call for an import that the enterprise does not have. */
export const importUnknown = { failure: { status: 404, message: messages.unknown } } as const;

const openStates = ['uploading', 'checking', 'ready', 'running'] as const;

/** The refusal of a call for an import that ended before it was finished; null for any other. */
function overRefusal(state: ImportState) {
  if (state === 'finished' || !hasImportEnded(state)) return null;
  return { failure: { status: 409, message: messages.over(importStates[state]) } };
}

/** An import of the enterprise. */
function selectImport(database: Kysely<Tables>, prefix: string, id: string) {
  return database
    .selectFrom('identifier_import')
    .selectAll()
    .where('enterprise_prefix', '=', prefix)
    .where('id', '=', id);
}

/** The unfinished upload of the same file for the same purpose. */
async function findUpload(
  transaction: Transaction<Tables>,
  prefix: string,
  { model, batch, size, sha256, changesFacts }: Omit<ImportBeginning, 'prefix'>,
): Promise<ImportRecord | undefined> {
  if (sha256 === undefined) return undefined;
  return await transaction
    .selectFrom('identifier_import')
    .selectAll()
    .where('enterprise_prefix', '=', prefix)
    .where('state', '=', 'uploading')
    .where('sha256', '=', sha256)
    .where('size', '=', size)
    .where('model', '=', model)
    .where('batch', batch === undefined ? 'is' : '=', batch ?? null)
    .where('changes_facts', '=', changesFacts)
    .executeTakeFirst();
}

/** Begins an import, or finds the unfinished upload of the same file. */
export async function beginImport(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  beginning: Omit<ImportBeginning, 'prefix'>,
  key: string | null,
): Promise<Reply<KeptImport, null>> {
  const { prefix, accountId, tokenId, address } = registrar;
  const { model, batch = null, name, size, sha256 = null, changesFacts } = beginning;
  const now = clock.now();
  const repeatable = { call: 'beginImport', key, request: beginning };
  return await answerOnce<KeptImport, null>(store, registrar, repeatable, now, async (transaction) => {
    const owner = await findModel(transaction, prefix, model);
    if (owner === undefined) return modelUnknown(model);
    if (batch !== null && (await findBatch(transaction, owner.id, batch)) === undefined) return batchUnknown(batch);
    // One after another, so that concurrent calls count each other.
    await transaction.selectFrom('enterprise').select('prefix').where('prefix', '=', prefix).forNoKeyUpdate().execute();
    const known = await findUpload(transaction, prefix, beginning);
    if (known !== undefined) return { data: keptImportOf(known, now) };
    const { open } = await transaction
      .selectFrom('identifier_import')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('enterprise_prefix', '=', prefix)
      .where('state', 'in', openStates)
      .executeTakeFirstOrThrow();
    if (open >= importsOpenMax) return { failure: { status: 429, message: messages.tooMany } };
    const row = await transaction
      .insertInto('identifier_import')
      .values({
        id: newId(),
        enterprise_prefix: prefix,
        account_id: accountId,
        token_id: tokenId,
        address,
        model,
        batch,
        name,
        size,
        sha256,
        changes_facts: changesFacts,
        state: 'uploading',
        created_at: now,
        moved_at: now,
        phase_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: keptImportOf(row, now) };
  });
}

/**
 * Takes the next part of a file under the lock of its row, so that a repeated part is stored once. The last one has the file checked:
 * `onWaiting` is called when the check can begin.
 */
export async function takeImportPart(
  store: Store,
  clock: Clock,
  prefix: string,
  { importId, offset, file }: ImportPart,
  onWaiting: () => void,
): Promise<Reply<ImportStanding, ImportStanding>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const end = offset + bytes.length;
  let isWhole = false;
  const reply = await store.transaction(async (transaction): Promise<Reply<ImportStanding, ImportStanding>> => {
    const row = await selectImport(transaction, prefix, importId).forUpdate().executeTakeFirst();
    if (row === undefined) return importUnknown;
    const { size, received, state } = row;
    if (bytes.length > 0 && end <= received) return { data: { received } };
    const over = overRefusal(state);
    if (over !== null) return over;
    if (state !== 'uploading') return { failure: { status: 409, message: messages.received, data: { received } } };
    if (offset !== received) return { failure: { status: 409, message: messages.elsewhere, data: { received } } };
    const isLast = end === size;
    const isFit = bytes.length > 0 && bytes.length <= importPartMaxBytes && (isLast || bytes.length >= partMinBytes);
    if (end > size || !isFit) return { failure: { status: 422, message: messages.partUnfit } };
    const now = clock.now();
    await transaction.insertInto('import_part').values({ import_id: importId, begins_at: offset, bytes }).execute();
    await transaction
      .updateTable('identifier_import')
      .set({ received: end, moved_at: now, ...(isLast ? { state: 'checking' as const, phase_at: now } : {}) })
      .where('id', '=', importId)
      .execute();
    isWhole = isLast;
    return { data: { received: end } };
  });
  if (isWhole) onWaiting();
  return reply;
}

/** Reads an import with its first refused lines. */
export async function readImport(
  store: Store,
  clock: Clock,
  prefix: string,
  importId: string,
): Promise<Reply<ImportReport, null>> {
  const row = await selectImport(store.kysely, prefix, importId).executeTakeFirst();
  if (row === undefined) return importUnknown;
  const refusals = await store.kysely
    .selectFrom('import_refusal')
    .select(['line', 'code', 'field', 'message'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(firstRefusalsMax)
    .execute();
  return { data: { ...keptImportOf(row, clock.now()), refusals } };
}

/** Lists the newest imports of an enterprise. */
export async function listImports(store: Store, clock: Clock, prefix: string): Promise<KeptImport[]> {
  const rows = await store.kysely
    .selectFrom('identifier_import')
    .selectAll()
    .where('enterprise_prefix', '=', prefix)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(importsListedMax)
    .execute();
  const now = clock.now();
  return rows.map((row) => keptImportOf(row, now));
}

/** Has a checked import carried out, in the name of the caller. */
export async function carryOutImport(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  { importId, onlyGood }: Omit<ImportOrder, 'prefix'>,
  key: string | null,
): Promise<Reply<KeptImport, null>> {
  const { prefix, accountId, tokenId, address } = registrar;
  const now = clock.now();
  const repeatable = { call: 'carryOutImport', key, request: { importId, onlyGood } };
  return await answerOnce<KeptImport, null>(store, registrar, repeatable, now, async (transaction) => {
    const row = await selectImport(transaction, prefix, importId).forUpdate().executeTakeFirst();
    if (row === undefined) return importUnknown;
    if (row.state === 'running' || row.state === 'finished') return { data: keptImportOf(row, now) };
    const over = overRefusal(row.state);
    if (over !== null) return over;
    if (row.state !== 'ready') {
      return { failure: { status: 409, message: messages.notReady(importStates[row.state]) } };
    }
    if (!onlyGood && row.would_refuse > 0) {
      return { failure: { status: 422, message: messages.refused(row.would_refuse) } };
    }
    const started = await transaction
      .updateTable('identifier_import')
      .set({
        state: 'running',
        only_good: onlyGood,
        account_id: accountId,
        token_id: tokenId,
        address,
        phase_at: now,
        moved_at: now,
      })
      .where('id', '=', importId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: keptImportOf(started, now) };
  });
}

/** Stops an import after the piece that is under way. */
export async function stopImport(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  importId: string,
  key: string | null,
): Promise<Reply<KeptImport, null>> {
  const now = clock.now();
  const repeatable = { call: 'stopImport', key, request: { importId } };
  return await answerOnce<KeptImport, null>(store, registrar, repeatable, now, async (transaction) => {
    const row = await selectImport(transaction, registrar.prefix, importId).forUpdate().executeTakeFirst();
    if (row === undefined) return importUnknown;
    if (row.state === 'stopped') return { data: keptImportOf(row, now) };
    if (hasImportEnded(row.state))
      return { failure: { status: 409, message: messages.ended(importStates[row.state]) } };
    const stopped = await transaction
      .updateTable('identifier_import')
      .set(endOf('stopped', now))
      .where('id', '=', importId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: keptImportOf(stopped, now) };
  });
}

/** The template of a model's files. */
export async function readTemplate(store: Store, prefix: string, model: string): Promise<Reply<ImportTemplate, null>> {
  const owner = await findModel(store.kysely, prefix, model);
  if (owner === undefined) return modelUnknown(model);
  // Own numbers may have a slash.
  const fileName = `${model.replaceAll('/', '_')}.csv`;
  return { data: { fileName, text: csvText(importTemplate(prefix, owner.model.places)) } };
}

/** An import of an enterprise, for its refused lines. */
export async function findImport(store: Store, prefix: string, importId: string): Promise<ImportRecord | undefined> {
  return await selectImport(store.kysely, prefix, importId).executeTakeFirst();
}
