import { isDeepStrictEqual } from 'node:util';
import type { KeptModel, ModelListQuery, ModelPage, ModelSaving, StaleModel } from '@lima-id/api';
import { checkScene, checkVersion, placeKindsOf, placesIn, registrationMessages } from '@lima-id/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import { ownPathOf } from '../identifier/pictureAddress.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store, Transactions } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { changeModelPictures } from './pictures/usePictures.ts';

const columns = [
  'id',
  'enterprise_prefix',
  'code',
  'name',
  'describes',
  'images',
  'industry_code',
  'reminder_line',
  'warranty_months',
  'places',
  'retired_at',
  'version',
] as const;

type ModelRow = Pick<Selectable<Tables['product_model']>, (typeof columns)[number]>;

function keptModelOf(row: ModelRow): KeptModel {
  return {
    version: row.version,
    prefix: row.enterprise_prefix,
    code: row.code,
    name: row.name,
    description: row.describes,
    pictures: row.images,
    industryCode: row.industry_code === '' ? null : row.industry_code,
    reminderLine: row.reminder_line,
    warrantyMonths: row.warranty_months,
    places: row.places,
    state: row.retired_at === null ? 'active' : 'retired',
  };
}

/** The model of an enterprise by its own number, with its id; undefined when there is none. */
export async function findModel(
  database: Kysely<Tables>,
  prefix: string,
  code: string,
): Promise<{ id: number; model: KeptModel } | undefined> {
  const row = await database
    .selectFrom('product_model')
    .select(columns)
    .where('enterprise_prefix', '=', prefix)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && { id: row.id, model: keptModelOf(row) };
}

/** The refusal for a model that the enterprise does not have. */
export function modelUnknown(code: string) {
  return { failure: { status: 404, message: registrationMessages.model.unknown(code) } };
}

function rowOf(draft: Omit<KeptModel, 'version'>, now: Date) {
  return {
    enterprise_prefix: draft.prefix,
    code: draft.code,
    name: draft.name,
    describes: draft.description,
    images: JSON.stringify(draft.pictures),
    industry_code: draft.industryCode ?? '',
    reminder_line: draft.reminderLine,
    warranty_months: draft.warrantyMonths,
    places: JSON.stringify(draft.places),
    retired_at: draft.state === 'retired' ? now : null,
  };
}

type Places = KeptModel['places'];

/**
 * Why the scenes of a model and its batches do not go with other places, in Chinese: they name one that is no longer declared, or a link or a
 * time of theirs needs one of another kind. Null when they do.
 */
async function refusePlaces(
  transaction: Transaction<Tables>,
  modelId: number,
  before: Places,
  after: Places,
): Promise<string | null> {
  const former = placeKindsOf(before);
  const declared = placeKindsOf(after);
  const changed = after.filter(({ name, kind }) => former.get(name) !== kind);
  const scenes = await transaction
    .selectFrom('scene')
    .leftJoin('batch', 'batch.id', 'scene.batch_id')
    .select(['scene.template_code as templateCode', 'scene.elements'])
    .where(({ eb, or }) => or([eb('scene.model_id', '=', modelId), eb('batch.model_id', '=', modelId)]))
    .execute();
  for (const scene of scenes) {
    const named = placesIn(JSON.stringify(scene.elements));
    const missing = named.find((name) => !declared.has(name));
    if (missing !== undefined) return registrationMessages.model.placeInUse(missing);
    const suspects = changed.filter(({ name }) => named.includes(name));
    // Once a scene: checking a large one takes milliseconds.
    if (suspects.length === 0 || checkScene(scene, after).ok) continue;
    const unfit = suspects.find((place) => {
      const others = before.filter(({ name }) => name !== place.name);
      return !checkScene(scene, [...others, place]).ok;
    });
    if (unfit !== undefined) return registrationMessages.model.placeKindInUse(unfit.name);
  }
  return null;
}

export interface ModelParts {
  store: Store;
  clock: Clock;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
}

/** Rolls a change back with a refused picture; the message is for the enterprise, in Chinese. */
class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}

/**
 * Adds or changes a product model. A repetition of what is kept is answered with it, so that a lost answer can be asked for again; another
 * version than the one that was read is refused with the newest (409).
 */
export async function saveModel(
  { store, clock, publicUrl }: Omit<ModelParts, 'store'> & { store: Transactions },
  registrar: Registrar,
  { version, prefix: _asked, ...given }: ModelSaving,
): Promise<Reply<KeptModel, StaleModel>> {
  const { prefix } = registrar;
  const draft = { ...given, pictures: given.pictures.map((address) => ownPathOf(address, publicUrl)) };
  const wanted = { ...draft, prefix };
  const now = clock.now();
  const save = async (transaction: Transaction<Tables>): Promise<Reply<KeptModel, StaleModel>> => {
    if (version === 0) {
      const added = await transaction
        .insertInto('product_model')
        .values(rowOf(wanted, now))
        .onConflict((conflict) => conflict.columns(['enterprise_prefix', 'code']).doNothing())
        .returning(columns)
        .executeTakeFirst();
      if (added !== undefined) {
        const after = keptModelOf(added);
        const pictures = { prefix, code: draft.code, before: [], after: after.pictures, now, publicUrl };
        const unfit = await changeModelPictures(transaction, pictures);
        if (unfit !== null) throw new RefusedPicture(unfit);
        const change = { call: 'saveProductModel', subject: `model ${draft.code}`, before: null, after };
        await noteChanges(transaction, registrar, now, [change]);
        return { data: after };
      }
    }
    const row = await transaction
      .selectFrom('product_model')
      .select(columns)
      .where('enterprise_prefix', '=', prefix)
      .where('code', '=', draft.code)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return modelUnknown(draft.code);
    const before = keptModelOf(row);
    if (isDeepStrictEqual({ ...wanted, version: before.version }, before)) return { data: before };
    const verdict = checkVersion(version, before.version);
    if (!verdict.ok) return { failure: { status: 409, message: verdict.message, data: { newest: before } } };
    const refused = await refusePlaces(transaction, row.id, before.places, draft.places);
    if (refused !== null) return { failure: { status: 422, message: refused } };
    const pictures = { prefix, code: draft.code, before: before.pictures, after: draft.pictures, now, publicUrl };
    const unfit = await changeModelPictures(transaction, pictures);
    if (unfit !== null) throw new RefusedPicture(unfit);
    const changed = await transaction
      .updateTable('product_model')
      .set({
        ...rowOf(wanted, now),
        retired_at: draft.state === 'retired' ? (row.retired_at ?? now) : null,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    const after = keptModelOf(changed);
    const change = { call: 'saveProductModel', subject: `model ${draft.code}`, before, after };
    await noteChanges(transaction, registrar, now, [change]);
    return { data: after };
  };
  try {
    return await store.transaction(save);
  } catch (error) {
    if (error instanceof RefusedPicture) return { failure: { status: 422, message: error.message } };
    throw error;
  }
}

/** Lists an enterprise's product models in the order of their numbers. */
export async function listModels(
  store: Store,
  prefix: string,
  { state, current, size }: Pick<ModelListQuery, 'state' | 'current' | 'size'>,
): Promise<ModelPage> {
  let own = store.kysely.selectFrom('product_model').where('enterprise_prefix', '=', prefix);
  if (state !== undefined) own = own.where('retired_at', state === 'active' ? 'is' : 'is not', null);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(columns)
    .orderBy('code')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { total, records: rows.map(keptModelOf) };
}
