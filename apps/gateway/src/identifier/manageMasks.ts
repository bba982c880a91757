import { isDeepStrictEqual } from 'node:util';
import type { SceneMaskChange, SceneMasks } from '@lima-id/api';
import { checkMasks, managementMessages } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store, Transactions } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

type MaskReply = Reply<SceneMasks, null>;

const unknown = { failure: { status: 404, message: managementMessages.sceneUnknown } };

/** The scene of an enterprise's model or batch. */
function ownScene(database: Kysely<Tables>, prefix: string, sceneConfId: string) {
  return database
    .selectFrom('scene')
    .leftJoin('batch', 'batch.id', 'scene.batch_id')
    .innerJoin('product_model as model', (join) =>
      join.on(({ eb, ref, fn }) => eb('model.id', '=', fn.coalesce(ref('scene.model_id'), ref('batch.model_id')))),
    )
    .select(['scene.elements', 'scene.masks', 'model.code as model', 'batch.code as batch'])
    .where('scene.id', '=', sceneConfId)
    .where('model.enterprise_prefix', '=', prefix);
}

/** Reads the field masks of an enterprise's scene. */
export async function readMasks(store: Store, prefix: string, sceneConfId: string): Promise<MaskReply> {
  const scene = await ownScene(store.kysely, prefix, sceneConfId).executeTakeFirst();
  return scene === undefined ? unknown : { data: { sceneConfId, masks: scene.masks } };
}

/**
 * Sets the field masks of an enterprise's scene. Lookups apply them once their caches have expired. Rejected as a whole (422) when a new
 * mask matches nothing in the scene.
 */
export async function setMasks(
  store: Transactions,
  clock: Clock,
  registrar: Registrar,
  { sceneConfId, masks }: Omit<SceneMaskChange, 'prefix'>,
): Promise<MaskReply> {
  return await store.transaction(async (transaction): Promise<MaskReply> => {
    const scene = await ownScene(transaction, registrar.prefix, sceneConfId).forUpdate('scene').executeTakeFirst();
    if (scene === undefined) return unknown;
    const message = checkMasks(scene.elements, masks, scene.masks);
    if (message !== null) return { failure: { status: 422, message } };
    if (isDeepStrictEqual(scene.masks, masks)) return { data: { sceneConfId, masks } };
    await transaction
      .updateTable('scene')
      .set({ masks: JSON.stringify(masks) })
      .where('id', '=', sceneConfId)
      .execute();
    const owner = scene.batch === null ? scene.model : `${scene.model} ${scene.batch}`;
    const before = { masks: scene.masks };
    await noteChanges(transaction, registrar, clock.now(), [
      { call: 'setSceneMasks', subject: `scene ${owner} ${sceneConfId}`, before, after: { masks } },
    ]);
    return { data: { sceneConfId, masks } };
  });
}
