import type { BatchListQuery, BatchPage, BatchSaving, KeptBatch, StaleBatch } from '@lima-id/api';
import { acceptsBatches, batchDraft, checkVersion, chinaDate, registrationMessages } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store, Transactions } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { findModel, modelUnknown } from './models.ts';
import { startOfDay } from './startOfDay.ts';

const columns = ['id', 'code', 'produced_on', 'version'] as const;

interface BatchRow {
  id: number;
  code: string;
  produced_on: Date;
  version: number;
}

function keptBatchOf(prefix: string, model: string, row: BatchRow): KeptBatch {
  return {
    version: row.version,
    prefix,
    model,
    number: row.code,
    producedDay: chinaDate(row.produced_on.getTime()),
  };
}

/** The batch of a model by its own number; undefined when there is none. */
export async function findBatch(database: Kysely<Tables>, modelId: number, number: string) {
  return await database
    .selectFrom('batch')
    .select(columns)
    .where('model_id', '=', modelId)
    .where('code', '=', number)
    .executeTakeFirst();
}

/** The refusal for a batch that the model does not have. */
export function batchUnknown(number: string) {
  return { failure: { status: 404, message: registrationMessages.batch.unknown(number) } };
}

type SaveReply = Reply<KeptBatch, StaleBatch>;

/** Adds or changes a batch of a model, as `saveModel` does a model. A retired model takes no new one. */
export async function saveBatch(
  store: Transactions,
  clock: Clock,
  registrar: Registrar,
  { version, model: modelCode, number, producedDay }: Omit<BatchSaving, 'prefix'>,
): Promise<SaveReply> {
  const { prefix } = registrar;
  const now = clock.now();
  const read = batchDraft(now.getTime()).safeParse({ number, producedDay });
  if (!read.success) {
    const [issue] = read.error.issues;
    return { failure: { status: 400, message: issue?.message ?? registrationMessages.batch.producedDay } };
  }
  const draft = read.data;
  const subject = `batch ${modelCode} ${draft.number}`;
  return await store.transaction(async (transaction): Promise<SaveReply> => {
    const owner = await findModel(transaction, prefix, modelCode);
    if (owner === undefined) return modelUnknown(modelCode);
    const kept = (row: BatchRow) => keptBatchOf(prefix, modelCode, row);
    const known = await transaction
      .selectFrom('batch')
      .select(columns)
      .where('model_id', '=', owner.id)
      .where('code', '=', draft.number)
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined) {
      if (version !== 0) return batchUnknown(draft.number);
      const accepts = acceptsBatches(owner.model);
      if (!accepts.ok) return { failure: { status: 422, message: accepts.message } };
    }
    const values = { model_id: owner.id, code: draft.number, produced_on: startOfDay(draft.producedDay) };
    const added =
      known ??
      (await transaction
        .insertInto('batch')
        .values(values)
        .onConflict((conflict) => conflict.columns(['model_id', 'code']).doNothing())
        .returning(columns)
        .executeTakeFirst());
    if (known === undefined && added !== undefined) {
      const after = kept(added);
      await noteChanges(transaction, registrar, now, [{ call: 'saveBatch', subject, before: null, after }]);
      return { data: after };
    }
    // Added by another call between the two statements.
    const row = added ?? (await findBatch(transaction, owner.id, draft.number));
    if (row === undefined) return batchUnknown(draft.number);
    const before = kept(row);
    if (before.producedDay === draft.producedDay) return { data: before };
    const verdict = checkVersion(version, row.version);
    if (!verdict.ok) return { failure: { status: 409, message: verdict.message, data: { newest: before } } };
    const changed = await transaction
      .updateTable('batch')
      .set({ produced_on: values.produced_on, version: row.version + 1 })
      .where('id', '=', row.id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    const after = kept(changed);
    await noteChanges(transaction, registrar, now, [{ call: 'saveBatch', subject, before, after }]);
    return { data: after };
  });
}

/** Reads a batch by the enterprise's own numbers. */
export async function readBatch(
  store: Store,
  prefix: string,
  modelCode: string,
  number: string,
): Promise<Reply<KeptBatch, null>> {
  const owner = await findModel(store.kysely, prefix, modelCode);
  if (owner === undefined) return modelUnknown(modelCode);
  const row = await findBatch(store.kysely, owner.id, number);
  return row === undefined ? batchUnknown(number) : { data: keptBatchOf(prefix, modelCode, row) };
}

/** Lists the batches of a model, the last produced first. */
export async function listBatches(
  store: Store,
  prefix: string,
  { model, current, size }: Omit<BatchListQuery, 'prefix'>,
): Promise<Reply<BatchPage, null>> {
  const owner = await findModel(store.kysely, prefix, model);
  if (owner === undefined) return modelUnknown(model);
  const own = store.kysely.selectFrom('batch').where('model_id', '=', owner.id);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(columns)
    .orderBy('produced_on', 'desc')
    .orderBy('code', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { data: { total, records: rows.map((row) => keptBatchOf(prefix, model, row)) } };
}
