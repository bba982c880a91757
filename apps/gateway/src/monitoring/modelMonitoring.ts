import { isDeepStrictEqual } from 'node:util';
import type { KeptMonitoring, MonitoringQuery, MonitoringSaving, StaleMonitoring } from '@lima-id/api';
import { checkVersion } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import { findModel, modelUnknown } from '../registration/models.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

/** What a model declares; of version 0 and empty before it is saved. */
async function monitoringOf(
  database: Kysely<Tables>,
  prefix: string,
  model: string,
  modelId: number,
): Promise<KeptMonitoring> {
  const row = await database
    .selectFrom('model_monitoring')
    .select(['measures', 'services', 'version'])
    .where('model_id', '=', modelId)
    .executeTakeFirst();
  return { prefix, model, ...(row ?? { measures: [], services: [], version: 0 }) };
}

/** Reads what a model of an enterprise declares of its machines. */
export async function readMonitoring(
  store: Store,
  prefix: string,
  { model }: Pick<MonitoringQuery, 'model'>,
): Promise<Reply<KeptMonitoring, null>> {
  const owner = await findModel(store.kysely, prefix, model);
  if (owner === undefined) return modelUnknown(model);
  return { data: await monitoringOf(store.kysely, prefix, model, owner.id) };
}

/**
 * Saves what a model declares of its machines. A repetition of what is kept is answered with it; another version than the one that was read
 * is refused with the newest (409). The row of the model is locked, so that concurrent changes wait for each other.
 */
export async function saveMonitoring(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  { version, model, measures, services }: MonitoringSaving,
): Promise<Reply<KeptMonitoring, StaleMonitoring>> {
  const { prefix } = registrar;
  return await store.transaction(async (transaction): Promise<Reply<KeptMonitoring, StaleMonitoring>> => {
    const owner = await transaction
      .selectFrom('product_model')
      .select('id')
      .where('enterprise_prefix', '=', prefix)
      .where('code', '=', model)
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) return modelUnknown(model);
    const before = await monitoringOf(transaction, prefix, model, owner.id);
    const isKept = before.version > 0 && isDeepStrictEqual({ ...before, measures, services }, before);
    if (isKept) return { data: before };
    const verdict = checkVersion(version, before.version);
    if (!verdict.ok) return { failure: { status: 409, message: verdict.message, data: { newest: before } } };
    const written = {
      measures: JSON.stringify(measures),
      services: JSON.stringify(services),
      version: before.version + 1,
    };
    await transaction
      .insertInto('model_monitoring')
      .values({ model_id: owner.id, ...written })
      .onConflict((conflict) => conflict.column('model_id').doUpdateSet(written))
      .execute();
    const after = { prefix, model, measures, services, version: written.version };
    await noteChanges(transaction, registrar, clock.now(), [
      { call: 'saveMonitoring', subject: `model ${model}`, before: before.version === 0 ? null : before, after },
    ]);
    return { data: after };
  });
}
