import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { KeptScene, RemovedScene, SceneFailure, SceneListQuery, SceneRemoval, SceneSaving } from '@lima-id/api';
import {
  checkMaskedChange,
  checkMasks,
  checkScene,
  checkSceneList,
  checkVersion,
  chinaMinute,
  countEntries,
  type DeclaredPlace,
  type Element,
  managementMessages,
  sceneDraft,
} from '@lima-id/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store, Transactions } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { batchUnknown, findBatch } from './batches.ts';
import { findModel, modelUnknown } from './models.ts';

const columns = [
  'id',
  'template_code',
  'name',
  'icon',
  'position',
  'data_source',
  'elements',
  'updated_at',
  'version',
] as const;

type SceneRow = Pick<Selectable<Tables['scene']>, (typeof columns)[number]>;

function keptSceneOf(row: SceneRow): KeptScene {
  return {
    version: row.version,
    sceneConfId: row.id,
    templateCode: row.template_code,
    name: row.name,
    icon: row.icon,
    position: row.position,
    dataSource: row.data_source,
    elements: row.elements,
    updateTime: chinaMinute(row.updated_at.getTime()),
  };
}

/** A scene as it was written, without its id and what the gateway adds. */
function writtenSceneOf({ version: _version, sceneConfId: _id, updateTime: _time, ...written }: KeptScene) {
  return written;
}

/** Whose scenes: a model's, or a batch's. */
interface Owner {
  column: 'model_id' | 'batch_id';
  id: number;
  /** `GT-6`, or `GT-6 B20260502-03`. */
  name: string;
  places: readonly DeclaredPlace[];
}

type Failed = { failure: { status: number; message: string } };

async function ownerOf(
  database: Kysely<Tables>,
  prefix: string,
  { model, batch }: Pick<SceneListQuery, 'model' | 'batch'>,
): Promise<Owner | Failed> {
  const found = await findModel(database, prefix, model);
  if (found === undefined) return modelUnknown(model);
  const { places } = found.model;
  if (batch === null) return { column: 'model_id', id: found.id, name: model, places };
  const row = await findBatch(database, found.id, batch);
  if (row === undefined) return batchUnknown(batch);
  return { column: 'batch_id', id: row.id, name: `${model} ${batch}`, places };
}

async function readScenes(database: Kysely<Tables>, { column, id }: Owner): Promise<KeptScene[]> {
  const rows = await database
    .selectFrom('scene')
    .select(columns)
    .where(column, '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(keptSceneOf);
}

/**
 * Serializes changes of the scenes of a model and its batches until the transaction ends. Its places stay the same meanwhile, since a change
 * of the model locks the same row.
 */
async function lockModel(transaction: Transaction<Tables>, prefix: string, code: string): Promise<void> {
  await transaction
    .selectFrom('product_model')
    .select('id')
    .where('enterprise_prefix', '=', prefix)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .execute();
}

/** Why a scene with its masks cannot have other data, in Chinese; null when it can. Locks the scene, as a change of its masks does. */
async function refuseMasked(
  transaction: Transaction<Tables>,
  sceneConfId: string,
  elements: readonly Element[],
  deleted: readonly string[],
): Promise<string | null> {
  const kept = await transaction
    .selectFrom('scene')
    .select(['elements', 'masks'])
    .where('id', '=', sceneConfId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A mask that matches no stored field hides nothing that other data could show.
  const matched = kept.masks.filter((mask) => checkMasks(kept.elements, [mask]) === null);
  return checkMaskedChange(kept.elements, elements, matched, deleted);
}

type SaveReply = Reply<KeptScene, SceneFailure>;

function refuseScene(status: number, message: string, detail: Partial<SceneFailure> = {}): SaveReply {
  return { failure: { status, message, data: { newest: null, faults: [], ...detail } } };
}

/**
 * Adds or changes a scene of a model or a batch; `newId` gives an added one its id. Lookups show it once their caches have expired. A scene that
 * is already stored as wanted is answered without a change, so that both may be retried. Data that would show what the masks of the scene hide
 * are rejected (422), as far as `checkMaskedChange` can tell. A mask stays when its field is deleted.
 */
export async function saveScene(
  store: Transactions,
  clock: Clock,
  registrar: Registrar,
  { version, model, batch, sceneConfId, deletedFields = [], prefix: _asked, ...given }: SceneSaving,
  newId: () => string = randomUUID,
): Promise<SaveReply> {
  const now = clock.now();
  const read = sceneDraft.safeParse(given);
  if (!read.success) return refuseScene(422, read.error.issues[0]?.message ?? managementMessages.sceneUnknown);
  return await store.transaction(async (transaction): Promise<SaveReply> => {
    await lockModel(transaction, registrar.prefix, model);
    const owner = await ownerOf(transaction, registrar.prefix, { model, batch });
    if ('failure' in owner) return owner;
    const verdict = checkScene(read.data, owner.places);
    if (!verdict.ok) {
      const { faults } = verdict;
      return refuseScene(422, faults[0]?.message ?? managementMessages.sceneUnknown, { faults });
    }
    const scenes = await readScenes(transaction, owner);
    const { templateCode, name, icon, position, dataSource = '' } = read.data;
    const wanted = { templateCode, name, icon, position, dataSource, elements: verdict.elements };
    const before = scenes.find((scene) => scene.sceneConfId === sceneConfId) ?? null;
    if (sceneConfId !== null && before === null) return refuseScene(404, managementMessages.sceneUnknown);
    const candidates = before === null ? scenes : [before];
    const same = candidates.find((scene) => isDeepStrictEqual(writtenSceneOf(scene), wanted));
    if (same !== undefined) return { data: same };
    if (before !== null) {
      const fresh = checkVersion(version, before.version);
      if (!fresh.ok) return refuseScene(409, fresh.message, { newest: before });
      const masked = await refuseMasked(transaction, before.sceneConfId, verdict.elements, deletedFields);
      if (masked !== null) return refuseScene(422, masked);
    }
    const list = checkSceneList([...scenes.filter((scene) => scene !== before), wanted]);
    if (!list.ok) return refuseScene(422, list.message);
    const row = {
      template_code: templateCode,
      name,
      icon,
      position,
      data_source: dataSource,
      entries: countEntries(templateCode, verdict.elements),
      elements: JSON.stringify(verdict.elements),
      updated_at: now,
    };
    const saved =
      before === null
        ? await transaction
            .insertInto('scene')
            .values({ ...row, id: newId(), model_id: null, batch_id: null, [owner.column]: owner.id })
            .returning(columns)
            .executeTakeFirstOrThrow()
        : await transaction
            .updateTable('scene')
            .set({ ...row, version: before.version + 1 })
            .where('id', '=', before.sceneConfId)
            .returning(columns)
            .executeTakeFirstOrThrow();
    const after = keptSceneOf(saved);
    const subject = `scene ${owner.name} ${after.sceneConfId}`;
    await noteChanges(transaction, registrar, now, [{ call: 'saveScene', subject, before, after }]);
    return { data: after };
  });
}

/** Lists the scenes of a model or a batch with their data. */
export async function listScenes(
  store: Store,
  prefix: string,
  query: Pick<SceneListQuery, 'model' | 'batch'>,
): Promise<Reply<KeptScene[], null>> {
  const owner = await ownerOf(store.kysely, prefix, query);
  return 'failure' in owner ? owner : { data: await readScenes(store.kysely, owner) };
}

/** Removes a scene of a model or a batch; a repetition finds nothing (404). */
export async function removeScene(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  { version, model, batch, sceneConfId }: Omit<SceneRemoval, 'prefix'>,
): Promise<Reply<RemovedScene, SceneFailure>> {
  type RemoveReply = Reply<RemovedScene, SceneFailure>;
  return await store.transaction(async (transaction): Promise<RemoveReply> => {
    await lockModel(transaction, registrar.prefix, model);
    const owner = await ownerOf(transaction, registrar.prefix, { model, batch });
    if ('failure' in owner) return owner;
    const scenes = await readScenes(transaction, owner);
    const before = scenes.find((scene) => scene.sceneConfId === sceneConfId);
    if (before === undefined) return { failure: { status: 404, message: managementMessages.sceneUnknown } };
    const fresh = checkVersion(version, before.version);
    if (!fresh.ok) {
      return { failure: { status: 409, message: fresh.message, data: { newest: before, faults: [] } } };
    }
    await transaction.deleteFrom('scene').where('id', '=', sceneConfId).execute();
    const subject = `scene ${owner.name} ${sceneConfId}`;
    const change = { call: 'removeScene', subject, before, after: null };
    await noteChanges(transaction, registrar, clock.now(), [change]);
    return { data: { sceneConfId } };
  });
}
