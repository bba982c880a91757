import type { SceneMasks } from '@lima-id/api';
import { checkMasks, type FieldMask, managementMessages } from '@lima-id/domain';
import type { Kysely } from 'kysely';
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
    .select(['scene.elements', 'scene.masks'])
    .where('scene.id', '=', sceneConfId)
    .where('model.enterprise_prefix', '=', prefix);
}

/** Reads the field masks of an enterprise's scene. */
export async function readMasks(store: Store, prefix: string, sceneConfId: string): Promise<MaskReply> {
  const scene = await ownScene(store.kysely, prefix, sceneConfId).executeTakeFirst();
  return scene === undefined ? unknown : { data: { sceneConfId, masks: scene.masks } };
}

/**
 * Sets the field masks of an enterprise's scene. Lookups apply them once their caches have expired. Rejected as a whole (422) when a mask
 * matches nothing in the scene.
 */
export async function setMasks(
  store: Transactions,
  prefix: string,
  sceneConfId: string,
  masks: readonly FieldMask[],
): Promise<MaskReply> {
  return await store.transaction(async (transaction): Promise<MaskReply> => {
    const scene = await ownScene(transaction, prefix, sceneConfId).forUpdate('scene').executeTakeFirst();
    if (scene === undefined) return unknown;
    const message = checkMasks(scene.elements, masks);
    if (message !== null) return { failure: { status: 422, message } };
    await transaction
      .updateTable('scene')
      .set({ masks: JSON.stringify(masks) })
      .where('id', '=', sceneConfId)
      .execute();
    return { data: { sceneConfId, masks: [...masks] } };
  });
}
